import type { DumpedTable } from "./copied-tables";
import type { CopiedRow } from "./row-text";

/** A database that rows of a copy are put into; until it is told to keep them, it has none of them. */
export interface LoadTarget {
  insert: (table: DumpedTable, rows: readonly CopiedRow[]) => Promise<void>;
  /** Checks that no row points at nothing. @returns the tables in which one does */
  brokenTables: () => Promise<string[]>;
  keep: () => Promise<void>;
  /** Gives up what was put in and was not kept; does nothing after `keep`. */
  close: () => Promise<void>;
}
