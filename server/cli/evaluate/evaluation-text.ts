import { rounded } from "../figures";
import { reasonSentence } from "../reason-sentence";
import { table } from "../table";
import type { DatasetFigures, EvaluationReport } from "./evaluation-report";

/** The report for people: the datasets with their genres, then the summaries. */
export function evaluationText(report: EvaluationReport): string {
  const { datasets, reasons } = report;
  const figures = ["items", "Pearson", "low", "high", "Spearman", "weighted", ""];
  const summaries = [
    ["ALL", rounded(report.all), reasonSentence(reasons?.all)],
    ["ALLnorm", rounded(report.allNorm), reasonSentence(reasons?.allNorm)],
    ["Mean", rounded(report.mean), reasonSentence(reasons?.mean)],
    ["sum", rounded(report.sum), reasonSentence(reasons?.sum)],
  ];
  return [
    table(["dataset", ...figures], datasets.flatMap(rowsOf)),
    ...notes(report),
    "",
    table(["", "Pearson", ""], summaries),
  ].join("\n");
}

function rowsOf({ genres = [], ...dataset }: EvaluationReport["datasets"][number]) {
  return [rowOf(dataset.name, dataset), ...genres.map((genre) => rowOf(`  ${genre.name}`, genre))];
}

function rowOf(name: string, { n, pearson, low, high, spearman, weightedPearson, reasons }: DatasetFigures) {
  const figures = [pearson, low, high, spearman, weightedPearson].map(rounded);
  const weighted = reasons?.weightedPearson === "no_confidence" ? undefined : reasons?.weightedPearson;
  return [name, n, ...figures, reasonSentence(reasons?.pearson ?? weighted)];
}

function notes({ datasets }: EvaluationReport): string[] {
  return datasets.flatMap(({ name, withoutGold, filled }) => [
    ...(withoutGold === 0 ? [] : [`${name}: ${withoutGold} items without gold are left out.`]),
    ...(filled === 0 ? [] : [`${name}: ${filled} scores were missing or no number and are filled in.`]),
  ]);
}
