import { parseNumberCell } from "../parse-number";
import { numberFault } from "../ratings-table/number-fault";
import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { readCellLines, type CellLine, type NumberForm } from "./score-lines";

/** The scores of each item, one for each column; null where a cell or the whole line is empty. */
export interface DimensionScores {
  /** How many columns the first line that is not empty has; 0 where all are empty. */
  columns: number;
  items: (number | null)[][];
}

/**
 * Scores in the form of STS, or of its typed task with a column for each dimension and tabs between them.
 * @throws FaultyTable with every fault by line and column, and every line that has other columns than the first.
 */
export async function readDimensionScores(file: TableFile, form: NumberForm = {}): Promise<DimensionScores> {
  const found: DimensionScores = { columns: 0, items: [] };
  await readCellLines(
    file,
    (line) => {
      const isEmpty = line.cells.every((cell) => cell.trim() === "");
      if (found.columns === 0 && !isEmpty) found.columns = line.cells.length;
      const scores = isEmpty ? [] : line.cells.map((_, at) => scoreIn(line, at));
      found.items.push(scores.map((score) => (typeof score === "object" ? null : score)));
      return [...scores.filter(isFault), ...(isEmpty ? [] : otherColumns(line, found.columns))];
    },
    form,
  );
  const none = Array.from({ length: found.columns }, () => null);
  return { ...found, items: found.items.map((scores) => (scores.length === 0 ? none : scores)) };
}

const isFault = (score: number | TableFault | null): score is TableFault =>
  typeof score === "object" && score !== null;

function scoreIn({ line, cells }: CellLine, at: number): number | TableFault | null {
  const found = (cells[at] ?? "").trim();
  if (found === "") return null;
  return parseNumberCell(found) ?? tableFault(numberFault(found), { line, column: at + 1, found }, {});
}

function otherColumns({ line, cells }: CellLine, columns: number): TableFault[] {
  if (cells.length === columns) return [];
  const place = { line, column: null, found: cells.join("\t") };
  return [tableFault("score_columns", place, { n: cells.length, m: columns })];
}
