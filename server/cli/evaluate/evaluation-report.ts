import { evaluateRun, type DatasetEvaluation } from "@/server/stats/evaluation/evaluate-run";
import { partsOfDataset } from "./parts-of-dataset";
import type { ReadDataset } from "./scored-dataset";
import { figuresWithSpread, type FiguresWithSpread } from "./spread-estimates";

export type EvaluationReport = ReturnType<typeof evaluationReport>;

/** The figures of a dataset or a part of it. */
export type DatasetFigures = FiguresWithSpread<"pearson" | "spearman" | "weightedPearson"> & {
  name: string;
  n: number;
  low: number | null;
  high: number | null;
};

/**
 * How well a run agrees with the gold: per dataset, per genre and stratum where they are known, and in the official
 * summaries.
 */
export function evaluationReport(datasets: readonly ReadDataset[]) {
  const { datasets: evaluated, all, allNorm, mean, sum, ...weighted } = evaluateRun(datasets);
  return {
    datasets: datasets.map((dataset, at) => ({
      ...datasetFigures(dataset, evaluated[at]),
      withoutGold: dataset.withoutGold,
      filled: dataset.filled,
      ...(dataset.genres === null ? {} : { genres: figuresOfParts(dataset, dataset.genres) }),
      ...strataOf(dataset),
    })),
    ...figuresWithSpread(
      {
        ...{ all, allNorm, mean, sum },
        weightedAll: weighted.weightedAll ?? notGiven,
        weightedMean: weighted.weightedMean ?? notGiven,
      },
      datasets,
    ),
  };
}

/** The figures of each stratum; none where nothing separates the items. */
export function strataOf(dataset: ReadDataset): { strata?: DatasetFigures[] } {
  return dataset.strata === null ? {} : { strata: figuresOfParts(dataset, dataset.strata) };
}

function figuresOfParts(dataset: ReadDataset, keys: readonly string[]): DatasetFigures[] {
  const parts = partsOfDataset(dataset, keys);
  const { datasets: evaluated } = evaluateRun(parts);
  return parts.map((part, at) => datasetFigures(part, evaluated[at]));
}

function datasetFigures(dataset: ReadDataset, evaluation: DatasetEvaluation | undefined): DatasetFigures {
  if (evaluation === undefined) throw new RangeError(`${dataset.name} was not evaluated`);
  const { name, n, pearson, spearman, low, high, weightedPearson } = evaluation;
  const correlations = { pearson, spearman, weightedPearson: weightedPearson ?? notGiven };
  return { name, n, ...figuresWithSpread(correlations, [dataset]), low, high };
}

const notGiven = { value: null, reason: "no_confidence" } as const;
