import { parseNumber } from "../parse-number";
import type { TableRecord } from "../record-assembler";
import { tableFault, type FaultPlace, type TableFault } from "./table-fault";

/** Which cells make the key of an item, and which values mean N/A. */
export interface ItemForm {
  /** Names of the columns that make the key together. */
  item: string[];
  /** Whether the parts of the key are sorted, so that a pair is the same either way round. */
  unordered: boolean;
  /** Values that mean N/A; an empty cell always does. */
  missing: string[];
}

/** Reads the cells of one record and gathers what is wrong with them. */
export class TableCells {
  readonly faults: TableFault[] = [];

  constructor(
    private readonly record: TableRecord,
    private readonly form: Pick<ItemForm, "unordered" | "missing">,
  ) {}

  text(at: number): string {
    return (this.record.cells[at] ?? "").trim();
  }

  /** The item's key: its cells with tabs between. */
  item(columns: readonly number[]): string {
    const parts = columns.map((at) => this.text(at));
    const empty = columns.find((at) => this.text(at) === "");
    if (empty !== undefined) this.faults.push(tableFault("empty_item", this.place(empty), {}));
    return (this.form.unordered ? parts.sort() : parts).join("\t");
  }

  annotator(at: number): string {
    const name = this.text(at);
    if (name === "") this.faults.push(tableFault("empty_annotator", this.place(at), {}));
    return name;
  }

  /** A number; null for N/A. */
  value(at: number): number | null {
    return this.#isMissing(this.text(at)) ? null : this.number(at);
  }

  /** A number; null for an empty cell. */
  number(at: number): number | null {
    const text = this.text(at);
    if (text === "") return null;
    const number = parseNumber(text);
    if (number === null) this.faults.push(tableFault("not_a_number", this.place(at), {}));
    return number;
  }

  place(at: number): FaultPlace {
    return { line: this.record.line, column: at + 1, found: this.text(at) };
  }

  #isMissing(text: string): boolean {
    const number = parseNumber(text);
    return this.form.missing.some(
      (missing) => missing === text || (number !== null && parseNumber(missing) === number),
    );
  }
}
