import type { TableRecord } from "../record-assembler";
import { tableFault, type TableFault } from "../ratings-table/table-fault";

/** A pair that a sample may take: all its cells, under the columns of the sample. */
export interface CandidatePair {
  cells: readonly string[];
  textA: string;
  textB: string;
  /** What pairs are sampled separately by; "" for all alike. */
  stratum: string;
}

/** Takes one value, and says what is wrong with it where it cannot be taken. */
export type Take<T> = (value: T, line: number) => TableFault[];

/** What is wrong with the texts of a record. @param places of its texts, from 0. */
export function emptyTexts({ line, cells }: TableRecord, places: readonly number[]): TableFault[] {
  return places
    .filter((at) => (cells[at] ?? "").trim() === "")
    .map((at) => tableFault("empty_text", { line, column: at + 1, found: cells.join("\t") }, {}));
}

/** What is wrong with a cell that must not be empty. */
export function emptyCell(line: number, at: number, cell: string, name: string): TableFault[] {
  return cell.trim() === ""
    ? [tableFault("empty_cell", { line, column: at + 1, found: null }, { name })]
    : [];
}
