import type { TableFile } from "../ratings-table/table-form";
import { excessCells, numberIn, readCellLines, type NumberForm } from "./score-lines";

/**
 * The gold of a dataset in the form of STS and CLSS: a score a line, null for an empty line, which is an item without
 * gold.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readGoldScores(file: TableFile, form: NumberForm = {}): Promise<(number | null)[]> {
  const scores: (number | null)[] = [];
  await readCellLines(
    file,
    (line) => {
      const isEmpty = line.cells.every((cell) => cell.trim() === "");
      const score = isEmpty ? null : numberIn(line, 0);
      if (typeof score === "object" && score !== null) return [score];
      scores.push(score);
      return excessCells(line, 1);
    },
    form,
  );
  return scores;
}
