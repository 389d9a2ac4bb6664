import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { excessCells, numberIn, readCellLines, type CellLine } from "./score-lines";

export interface RunForm {
  /** Whether the second column, how sure the run is of the score, is read; it must then be there. */
  confidence: boolean;
  /** What stands for a score that is missing or no number; null refuses it. */
  fill: number | null;
}

/** A run's scores of a dataset, one for each item. */
export interface Run {
  scores: number[];
  /** As many, 0 or more; null where they were not asked for. */
  confidences: number[] | null;
  /** How many scores were filled in. */
  filled: number;
}

/**
 * A run in the form of STS and CLSS: a score a line, perhaps with a tab and its confidence. A score that is filled in has
 * confidence 0.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readRun(file: TableFile, { confidence, fill }: RunForm): Promise<Run> {
  const run = { scores: [] as number[], confidences: [] as number[], filled: 0 };
  await readCellLines(file, (line) => {
    const score = numberIn(line, 0);
    if (typeof score === "object" && fill === null) return [score, ...excessCells(line, 2)];
    const filled = typeof score === "object";
    run.filled += Number(filled);
    run.scores.push(filled ? (fill ?? 0) : score);
    const sure = confidence && !filled ? confidenceIn(line) : 0;
    if (typeof sure === "object") return [sure, ...excessCells(line, 2)];
    run.confidences.push(sure);
    return excessCells(line, 2);
  });
  return { ...run, confidences: confidence ? run.confidences : null };
}

function confidenceIn(line: CellLine): number | TableFault {
  const sure = numberIn(line, 1);
  if (typeof sure === "object" || sure >= 0) return sure;
  return tableFault("negative_confidence", { line: line.line, column: 2, found: String(sure) }, {});
}
