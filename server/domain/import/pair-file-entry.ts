import type { ColumnMapping } from "@/server/domain/import/contracts";
import type { LineError } from "./line-error";
import type { ItemRow } from "./item-row";
import type { PairRow } from "./pair-row";

/** The least and the greatest value that a score may have, and how files write it. */
export interface ScaleRange {
  min: number;
  max: number;
  /** Whether decimals are written with a comma; else only with a point. */
  decimalComma?: boolean | undefined;
}

/** What columns of a table may hold. */
export interface TableField {
  name: string;
  /** Whether several columns may hold it together. */
  several: boolean;
}

/** What a table's first line says, which of its columns hold what, and what else they could hold. */
export interface TableHead {
  /** The names of the columns, or their numbers where no line names them; "" for a column that is left out. */
  header: string[];
  /** What stands in the first line where no line names the columns; else null. */
  firstCells: string[] | null;
  mapping: ColumnMapping;
  fields: readonly TableField[];
}

/** What is done about a line by the organizer's choice, as leaving it out. */
export interface NoteEntry {
  note: LineError;
}

/** What reading a file of pairs gives, in the order of its lines; a table begins with its head. */
export type PairFileEntry = { head: TableHead } | { row: PairRow } | { error: LineError } | NoteEntry;

/** What reading a file of items of any task type gives, in the order of its lines. */
export type ItemFileEntry = { head: TableHead } | { row: ItemRow } | { error: LineError } | NoteEntry;
