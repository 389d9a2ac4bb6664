import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { meanOfPresent } from "./mean-of-present";
import { excessCells, numberIn, readCellLines, type CellLine, type NumberForm } from "./score-lines";

/** What stands for a score that is missing or no number: a number, or the mean of the others; null refuses it. */
export type FillRule = number | "mean" | null;

export interface RunForm extends NumberForm {
  /** Whether the second column, how sure the run is of the score, is read; it must then be there. */
  confidence: boolean;
  fill: FillRule;
}

/** A run's scores of a dataset, one for each item. */
export interface SystemRun {
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
export async function readRun(file: TableFile, form: RunForm): Promise<SystemRun> {
  const { confidence, fill } = form;
  const scores: (number | null)[] = [];
  const confidences: number[] = [];
  await readCellLines(
    file,
    (line) => {
      const score = numberIn(line, 0);
      if (typeof score === "object" && fill === null) return [score, ...excessCells(line, 2)];
      const filled = typeof score === "object";
      scores.push(filled ? null : score);
      const sure = confidence && !filled ? confidenceIn(line) : 0;
      if (typeof sure === "object") return [sure, ...excessCells(line, 2)];
      confidences.push(sure);
      return excessCells(line, 2);
    },
    form,
  );
  const filled = scores.filter((score) => score === null).length;
  const standIn = filled === 0 ? 0 : fill === "mean" ? meanOfPresent(file, scores) : (fill ?? 0);
  return {
    scores: scores.map((score) => score ?? standIn),
    confidences: confidence ? confidences : null,
    filled,
  };
}

function confidenceIn(line: CellLine): number | TableFault {
  const sure = numberIn(line, 1);
  if (typeof sure === "object" || sure >= 0) return sure;
  return tableFault("negative_confidence", { line: line.line, column: 2, found: String(sure) }, {});
}
