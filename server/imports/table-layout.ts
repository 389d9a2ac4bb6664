import { excerpt } from "./excerpt";
import type { TableHead } from "./pair-file-entry";
import type { TableRecord } from "./record-assembler";

/** What an organizer says about the columns of a table, besides what they hold. */
export interface TableLayout {
  /** Whether the first line names the columns; left out, it does. */
  header?: boolean | undefined;
  /** Columns that are left out, by number from 1. */
  ignore?: readonly number[] | undefined;
}

/** The columns by name, or by number from "1" where no line names them; "" for one that is left out. */
export function columnNames(
  { cells }: TableRecord,
  { header = true, ignore = [] }: TableLayout,
): Pick<TableHead, "header" | "firstCells"> {
  const nameOf = (cell: string, at: number) => (header ? cell.trim() : String(at + 1));
  return {
    header: cells.map((cell, at) => (ignore.includes(at + 1) ? "" : nameOf(cell, at))),
    firstCells: header ? null : cells.map(excerpt),
  };
}
