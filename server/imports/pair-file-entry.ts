import type { LineError } from "./line-error";
import type { PairMapping } from "./pair-mapping";
import type { ItemRow } from "./item-row";
import type { PairRow } from "./pair-row";

/** The least and the greatest value that a score may have. */
export interface ScaleRange {
  min: number;
  max: number;
}

/** What a table's first line says, and which of its columns hold what. */
export interface TableHead {
  header: string[];
  mapping: PairMapping;
}

/** What reading a file of pairs gives, in the order of its lines; a table begins with its head. */
export type PairFileEntry = { head: TableHead } | { row: PairRow } | { error: LineError };

/** What reading a file of items of any task type gives, in the order of its lines. */
export type ItemFileEntry = { head: TableHead } | { row: ItemRow } | { error: LineError };
