import { excerpt } from "./excerpt";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { PairCells, type ColumnPlaces } from "./pair-cells";
import type { PairFileEntry, ScaleRange, TableHead } from "@/server/domain/import/pair-file-entry";
import type { PairRow } from "@/server/domain/import/pair-row";
import { LinesOfIds } from "./lines-of-ids";
import type { TableRecord } from "./record-assembler";
import { columnPlaces } from "./table-head";

/** Turns the records below a head into pairs, or into what is wrong with them. */
export class PairRecords {
  readonly #columns: number;
  readonly #places: ColumnPlaces;
  readonly #scale: ScaleRange;
  /** Of each dataset of the file; the first key is that of lines without one. */
  readonly #linesOfIds = new Map<string | null, LinesOfIds>();

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
    const errors = [...pair.errors, ...this.#duplicate(pair, row)];
    for (const error of errors) yield { error };
    if (errors.length === 0) yield { row };
  }

  /** Each dataset has ids of its own, as in the gold of a release with several. */
  #duplicate(pair: PairCells, { externalId: id, dataset }: PairRow): LineError[] {
    if (id === null) return [];
    const place = pair.place("id");
    const earlier = this.#linesIn(dataset).note(id, place.line);
    return earlier === null ? [] : [lineError("duplicate_id", place, { id: excerpt(id), n: earlier })];
  }

  #linesIn(dataset: string | null): LinesOfIds {
    const known = this.#linesOfIds.get(dataset);
    if (known !== undefined) return known;
    const lines = new LinesOfIds();
    this.#linesOfIds.set(dataset, lines);
    return lines;
  }
}
