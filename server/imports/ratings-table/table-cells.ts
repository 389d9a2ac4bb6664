import { parseNumberCell, withPoint } from "../parse-number";
import type { TableRecord } from "../record-assembler";
import { numberFault } from "./number-fault";
import type { RatedItem } from "./rated-item";
import { tableFault, type FaultPlace, type TableFault } from "./table-fault";
import type { TableForm } from "./table-form";

/** Which cells make the key of an item, and which values mean N/A. */
export interface ItemForm {
  /** Names of the columns that make the key together. */
  item: string[];
  /** Names of the columns that hold the dataset and the dimension; null without them. */
  dataset: string | null;
  dimension: string | null;
  /** Whether the parts of the key are sorted, so that a pair is the same either way round. */
  unordered: boolean;
  /** Values that mean N/A; an empty cell always does. */
  missing: string[];
}

/** Where the cells of an item stand, from 0. */
export interface ItemColumns {
  key: number[];
  dataset: number | null;
  dimension: number | null;
}

/** Sums of squares of larger numbers would not be finite. */
const largest = 1e100;

/** Reads the cells of one record and gathers what is wrong with them. */
export class TableCells {
  readonly faults: TableFault[] = [];

  constructor(
    private readonly record: TableRecord,
    private readonly form: Pick<ItemForm, "unordered" | "missing"> & Pick<TableForm, "decimalComma">,
  ) {}

  text(at: number): string {
    return (this.record.cells[at] ?? "").trim();
  }

  item({ key, dataset, dimension }: ItemColumns): RatedItem {
    const parts = key.map((at) => this.filled(at, "item"));
    return {
      name: (this.form.unordered ? parts.sort() : parts).join("\t"),
      dataset: dataset === null ? null : this.filled(dataset, "dataset"),
      dimension: dimension === null ? null : this.filled(dimension, "dimension"),
    };
  }

  /** A text that must be there. */
  filled(at: number, name: "item" | "dataset" | "dimension" | "annotator"): string {
    const text = this.text(at);
    if (text === "") this.faults.push(tableFault("empty_cell", this.place(at), { name }));
    return text;
  }

  /** A number; null for N/A. */
  value(at: number): number | null {
    return this.#isMissing(this.text(at)) ? null : this.number(at);
  }

  /** A number; null for an empty cell. */
  number(at: number): number | null {
    const text = this.text(at);
    if (text === "") return null;
    const number = parseNumberCell(this.form.decimalComma === true ? withPoint(text) : text);
    if (number !== null && Math.abs(number) > largest)
      this.faults.push(tableFault("not_finite", this.place(at), {}));
    if (number === null) this.faults.push(tableFault(numberFault(text), this.place(at), {}));
    return number;
  }

  place(at: number): FaultPlace {
    return { line: this.record.line, column: at + 1, found: this.text(at) };
  }

  #isMissing(text: string): boolean {
    const number = parseNumberCell(text);
    return this.form.missing.some(
      (missing) => missing === text || (number !== null && parseNumberCell(missing) === number),
    );
  }
}
