import { excerpt } from "./excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { PairCells, type ColumnPlaces } from "./pair-cells";
import type { PairFileEntry, ScaleRange, TableHead } from "@/server/domain/import/pair-file-entry";
import type { TableRecord } from "./record-assembler";
import { columnPlaces } from "./table-head";

/** Turns the records below a head into pairs, or into what is wrong with them. */
export class PairRecords {
  readonly #columns: number;
  readonly #places: ColumnPlaces;
  readonly #scale: ScaleRange;
  readonly #lineOfId = new Map<string, number>();

  /** @param hasColumns false where errors cannot name a column, as in JSON. */
  constructor(
    head: TableHead,
    scale: ScaleRange,
    private readonly hasColumns: boolean,
  ) {
    this.#columns = head.header.length;
    this.#places = columnPlaces(head);
    this.#scale = scale;
  }

  *entries(record: TableRecord): Generator<PairFileEntry> {
    const { line, cells } = record;
    if (cells.length !== this.#columns) {
      const place = { file: "pairs", line, column: null, found: excerpt(cells.join("\t")) } as const;
      yield { error: lineError("column_count", place, { n: cells.length, m: this.#columns }) };
      return;
    }
    const pair = new PairCells(record, this.#places, this.#scale, this.hasColumns);
    const row = pair.row();
    const errors = [...pair.errors, ...this.#duplicate(pair, row.externalId)];
    for (const error of errors) yield { error };
    if (errors.length === 0) yield { row };
  }

  #duplicate(pair: PairCells, id: string | null): LineError[] {
    if (id === null) return [];
    const place = pair.place("id");
    const earlier = this.#lineOfId.get(id);
    if (earlier !== undefined) return [lineError("duplicate_id", place, { id: excerpt(id), n: earlier })];
    // A copy: the id as cut from its line would keep the whole line in memory.
    this.#lineOfId.set(Buffer.from(id).toString(), place.line);
    return [];
  }
}
