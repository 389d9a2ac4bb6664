import { detached, excerpt } from "./excerpt";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ScaleRange } from "@/server/domain/import/pair-file-entry";
import type { PairField } from "./pair-mapping";
import type { ImportedGoldAnswer, PairRow } from "@/server/domain/import/pair-row";
import { parseDatasetCell } from "./parse-dataset-cell";
import { parseGoldUse, parseTolerance } from "./parse-gold-cells";
import { parseScore } from "./parse-score";
import type { TableRecord } from "./record-assembler";

/** For each field that the table has, the place of its column, from 0. */
export type ColumnPlaces = ReadonlyMap<PairField, number>;

/** Reads the cells of one record into a pair and gathers what is wrong with them. */
export class PairCells {
  readonly errors: LineError[] = [];

  constructor(
    private readonly record: TableRecord,
    private readonly places: ColumnPlaces,
    private readonly scale: ScaleRange,
    private readonly hasColumns: boolean,
  ) {}

  /** The pair; it is good only if `errors` stays empty. */
  row(): PairRow {
    return {
      line: this.record.line,
      externalId: this.#id(),
      textA: this.#text("textA", "A"),
      textB: this.#text("textB", "B"),
      dataset: this.#dataset(),
      referenceScore: this.#score("score"),
      gold: this.#gold(),
      genre: this.#name("genre"),
      group: this.#name("group"),
      split: this.#name("split"),
    };
  }

  /** Where a field stands in its file, with what was found there. */
  place(field: PairField): LineErrorPlace {
    const column = this.hasColumns ? (this.places.get(field) ?? 0) + 1 : null;
    return { file: "pairs", line: this.record.line, column, found: excerpt(this.#cell(field)) };
  }

  #cell(field: PairField): string {
    const place = this.places.get(field);
    return place === undefined ? "" : (this.record.cells[place] ?? "");
  }

  /** Ids are kept until the whole file is read, and their lines are not. */
  #id(): string | null {
    const id = this.#name("id");
    return id === null ? null : detached(id);
  }

  /** Names and ids lose the white space around them; texts never do. */
  #name(field: PairField): string | null {
    const name = this.#cell(field).trim();
    return name === "" ? null : name;
  }

  #text(field: "textA" | "textB", text: "A" | "B"): string {
    const cell = this.#cell(field);
    if (cell.trim() === "") {
      const found = excerpt(this.record.cells.join("\t"));
      this.errors.push(lineError("empty_text", { ...this.place(field), found }, { text }));
    }
    return cell;
  }

  #dataset(): string | null {
    return this.#parsed(parseDatasetCell(this.#cell("dataset"), this.place("dataset")));
  }

  #score(field: PairField): number | null {
    return this.#parsed(parseScore(this.#cell(field), this.place(field), this.scale));
  }

  #parsed<T>({ value, error }: { value: T; error: LineError | null }): T {
    if (error !== null) this.errors.push(error);
    return value;
  }

  /** Tolerance, explanation and use matter only where there is an accepted answer. */
  #gold(): ImportedGoldAnswer | null {
    const answer = this.#score("gold");
    if (answer === null) return null;
    const explanation = this.#cell("explanation");
    return {
      answer,
      tolerance: this.#parsed(
        parseTolerance(this.#cell("tolerance"), this.place("tolerance"), this.scale.decimalComma),
      ),
      explanation: explanation.trim() === "" ? null : explanation,
      use: this.#parsed(parseGoldUse(this.#cell("use"), this.place("use"))),
    };
  }
}
