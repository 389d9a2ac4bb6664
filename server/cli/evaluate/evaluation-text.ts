import { rounded } from "../figures";
import { reasonSentence } from "../reason-sentence";
import { printedTable } from "../table";
import type { DatasetFigures, EvaluationReport } from "./evaluation-report";

/** The report for people: the datasets with their genres, then the summaries. */
export function evaluationText(report: EvaluationReport): string {
  const { datasets, reasons } = report;
  const rows = datasets.flatMap(withParts);
  const figures = ["items", "Pearson", "low", "high", "Spearman", "weighted", ""];
  const summaries = [
    ["ALL", rounded(report.all), reasonSentence(reasons?.all)],
    ["ALLnorm", rounded(report.allNorm), reasonSentence(reasons?.allNorm)],
    ["Mean", rounded(report.mean), reasonSentence(reasons?.mean)],
    ["sum", rounded(report.sum), reasonSentence(reasons?.sum)],
    ...(reasons?.weightedAll === "no_confidence"
      ? []
      : [
          ["ALL, weighted", rounded(report.weightedAll), reasonSentence(reasons?.weightedAll)],
          ["Mean, weighted", rounded(report.weightedMean), reasonSentence(reasons?.weightedMean)],
        ]),
  ];
  return [
    printedTable(["dataset", ...figures], rows.map(rowOf)),
    ...notes(report),
    ...spreadTable(rows),
    "",
    printedTable(["", "Pearson", ""], summaries),
  ].join("\n");
}

/** A dataset, and below it its genres and strata. */
function withParts({ genres = [], strata = [], ...dataset }: EvaluationReport["datasets"][number]) {
  const parts = [...genres, ...strata].map((part) => ({ ...part, name: `  ${part.name}` }));
  return [dataset as DatasetFigures, ...parts];
}

function rowOf({ name, n, pearson, low, high, spearman, weightedPearson, reasons }: DatasetFigures) {
  const figures = [pearson, low, high, spearman, weightedPearson].map(rounded);
  const weighted = reasons?.weightedPearson === "no_confidence" ? undefined : reasons?.weightedPearson;
  return [name, n, ...figures, reasonSentence(reasons?.pearson ?? weighted)];
}

/** How near the scores come to the judgments; nothing where no gold tells of them. */
function spreadTable(rows: readonly DatasetFigures[]): string[] {
  const told = rows.filter(({ withinSd }) => withinSd !== undefined);
  if (told.length === 0) return [];
  const figures = told.map(({ name, withinSd = null, wasserstein = null, manhattan = null, reasons }) => [
    ...[name, rounded(withinSd), rounded(wasserstein), rounded(manhattan)],
    reasonSentence(reasons?.withinSd ?? reasons?.wasserstein),
  ]);
  return ["", printedTable(["dataset", "within SD", "Wasserstein", "Manhattan", ""], figures)];
}

function notes({ datasets }: EvaluationReport): string[] {
  return datasets.flatMap(({ name, withoutGold, filled }) => [
    ...(withoutGold === 0 ? [] : [`${name}: ${withoutGold} items without gold are left out.`]),
    ...(filled === 0 ? [] : [`${name}: ${filled} scores were missing or no number and are filled in.`]),
  ]);
}
