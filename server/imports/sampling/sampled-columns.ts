import { genreOfClssId } from "../genre-of-clss-id";
import type { RatingsTableHead } from "../ratings-table/read-table";
import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { CandidateLayout } from "./candidate-layout";

/** The columns of a file by the names that a sample of it has, and the cells of each record under them. */
export interface SampledColumns {
  columns: string[];
  cellsOf: (cells: readonly string[]) => readonly string[];
}

const clssColumns = ["sentence1", "sentence2", "id", "genre"];

/** Names the columns as an import knows them: a column without a name gets its number; CLSS pairs get the genre of their id. */
export function sampledColumns({ columns }: RatingsTableHead, kind: CandidateLayout["kind"]): SampledColumns {
  if (kind === "sts") return { columns: clssColumns.slice(0, 2), cellsOf: (cells) => cells };
  if (kind === "clss")
    return { columns: clssColumns, cellsOf: (cells) => [...cells, genreOfClssId(cells[2] ?? "") ?? ""] };
  return {
    columns: columns.map((name, at) => (name === "" ? `column ${at + 1}` : name)),
    cellsOf: (cells) => cells,
  };
}

/** What is wrong with a file that has other columns than STS (2) and CLSS (3) files have. */
export function layoutFaults(head: RatingsTableHead, kind: CandidateLayout["kind"]): TableFault[] {
  const place = { line: head.line, column: null, found: null };
  const n = head.columns.length;
  if (kind === "table" || n === (kind === "sts" ? 2 : 3)) return [];
  return [
    kind === "clss" && n === 4 ? tableFault("word_to_sense", place, {}) : tableFault("no_pair", place, { n }),
  ];
}

/** The names that are taken, or that more than one column has: a sample could not be imported. */
export function nameFaults(line: number, columns: readonly string[], taken: readonly string[]): TableFault[] {
  return columns.flatMap((name, at) => {
    const place = { line, column: at + 1, found: null };
    if (taken.includes(name)) return [tableFault("column_taken", place, { name })];
    return columns.indexOf(name) < at ? [tableFault("column_twice", place, { name })] : [];
  });
}
