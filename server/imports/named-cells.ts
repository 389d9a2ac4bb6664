import type { GoldUse } from "@/server/domain/gold/gold-use";
import { excerpt } from "./excerpt";
import {
  lineError,
  type LineError,
  type LineErrorParams,
  type LineErrorPlace,
} from "@/server/domain/import/line-error";
import { parseDatasetCell } from "./parse-dataset-cell";
import type { ScaleRange } from "@/server/domain/import/pair-file-entry";
import { parseGoldUse, parseTolerance } from "./parse-gold-cells";
import { parseScore } from "./parse-score";

/** What a field of a line holds, and in which column; null where lines have no columns. */
export interface NamedCell {
  text: string;
  column: number | null;
}

/** The fields of one line by their names, and what is found wrong with them. */
export class NamedCells<Field extends string> {
  readonly errors: LineError[] = [];

  /** @param cells the fields that the line has. */
  constructor(
    readonly line: number,
    private readonly cells: ReadonlyMap<Field, NamedCell>,
  ) {}

  place(field: Field): LineErrorPlace {
    const { text, column } = this.#cell(field);
    return { file: "pairs", line: this.line, column, found: excerpt(text) };
  }

  refuse<R extends keyof LineErrorParams>(reason: R, field: Field, params: LineErrorParams[R]): void {
    // The reason and its parameters belong together by this method's own type.
    this.errors.push(lineError(reason, this.place(field), params) as LineError);
  }

  /** A text keeps the white space around it; one that is missing is refused. */
  neededText(field: Field): string {
    const { text } = this.#cell(field);
    if (text.trim() === "") this.refuse("value_missing", field, { name: field });
    return text;
  }

  /** A text, or "" where there is none. */
  text(field: Field): string {
    return this.#cell(field).text;
  }

  /** Names and ids lose the white space around them; null where there is nothing else. */
  name(field: Field): string | null {
    const name = this.#cell(field).text.trim();
    return name === "" ? null : name;
  }

  dataset(field: Field): string | null {
    return this.#parsed(parseDatasetCell(this.text(field), this.place(field)));
  }

  /** A value of the scale; null where there is none. */
  score(field: Field, scale: ScaleRange): number | null {
    return this.#parsed(parseScore(this.text(field), this.place(field), scale));
  }

  /** How far an answer may be off; null leaves it to the project. */
  tolerance(field: Field, { decimalComma }: ScaleRange): number | null {
    return this.#parsed(parseTolerance(this.text(field), this.place(field), decimalComma));
  }

  goldUse(field: Field): GoldUse {
    return this.#parsed(parseGoldUse(this.text(field), this.place(field)));
  }

  #parsed<T>({ value, error }: { value: T; error: LineError | null }): T {
    if (error !== null) this.errors.push(error);
    return value;
  }

  #cell(field: Field): NamedCell {
    return this.cells.get(field) ?? { text: "", column: null };
  }
}
