import { excerpt } from "./excerpt";
import type { TableHead } from "@/server/domain/import/pair-file-entry";
import type { TableLayout } from "@/server/domain/import/table-layout";
import type { TableRecord } from "./record-assembler";

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
