import { groupBy } from "@/server/domain/group-by";
import {
  evaluateRun,
  type DatasetEvaluation,
  type ScoredDataset,
} from "@/server/stats/evaluation/evaluate-run";
import { figuresOf } from "../figures";
import type { ReadDataset } from "./scored-dataset";

export type EvaluationReport = ReturnType<typeof evaluationReport>;
export type DatasetFigures = ReturnType<typeof datasetFigures>;

/** How well a run agrees with the gold: per dataset, per genre where they are known, and in the official summaries. */
export function evaluationReport(datasets: readonly ReadDataset[]) {
  const { datasets: evaluated, all, allNorm, mean, sum } = evaluateRun(datasets);
  return {
    datasets: evaluated.map((evaluation, at) => ({
      ...datasetFigures(evaluation),
      withoutGold: datasets[at]?.withoutGold ?? 0,
      filled: datasets[at]?.filled ?? 0,
      ...genresOf(datasets[at]),
    })),
    ...figuresOf({ all, allNorm, mean, sum }),
  };
}

function datasetFigures({ name, n, pearson, spearman, low, high, weightedPearson }: DatasetEvaluation) {
  const correlations = { pearson, spearman, weightedPearson: weightedPearson ?? notGiven };
  return { name, n, ...figuresOf(correlations), low, high };
}

const notGiven = { value: null, reason: "no_confidence" } as const;

function genresOf(dataset: ReadDataset | undefined) {
  if (dataset === undefined || dataset.genres === null) return {};
  return { genres: evaluateRun(splitByGenre(dataset, dataset.genres)).datasets.map(datasetFigures) };
}

function splitByGenre(
  { gold, scores, confidences }: ScoredDataset,
  genres: readonly string[],
): ScoredDataset[] {
  const places = groupBy([...genres.keys()], (at) => genres[at] ?? "");
  return places.map((group) => {
    const pick = (values: readonly number[]) => group.map((at) => values[at] ?? NaN);
    return {
      name: genres[group[0]] ?? "",
      gold: pick(gold),
      scores: pick(scores),
      ...(confidences === undefined ? {} : { confidences: pick(confidences) }),
    };
  });
}
