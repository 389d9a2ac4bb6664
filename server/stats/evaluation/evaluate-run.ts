import { type Correlation } from "../correlation/dense-pearson";
import { spearman } from "../correlation/spearman";
import { weightedPearson, type WeightedCorrelationReason } from "../correlation/weighted-pearson";
import { undefinedBecause, type Estimate } from "../estimate";
import { fisherInterval } from "../intervals/fisher-z";
import { pearson } from "../pearson";
import { fittedToGold } from "./least-squares";

/** A dataset's gold values and one run's scores for the same items in the same order; all finite. */
export interface ScoredDataset {
  name: string;
  gold: readonly number[];
  scores: readonly number[];
  /** How sure the run is of each score, 0 or more. */
  confidences?: readonly number[];
}

export interface DatasetEvaluation {
  name: string;
  n: number;
  pearson: Correlation;
  /** 95 % interval of Pearson by Fisher's transformation; null where it has none. */
  low: number | null;
  high: number | null;
  spearman: Correlation;
  /** Pearson weighted by confidence; null where the run gave none. */
  weightedPearson: Correlation | null;
}

export interface RunEvaluation {
  datasets: DatasetEvaluation[];
  /** Pearson over all datasets put one behind the other. */
  all: Correlation;
  /** The same after each dataset's scores were fitted to its gold (see `fittedToGold`). */
  allNorm: Correlation;
  /** The mean of the datasets' Pearson correlations, weighted by their numbers of items. */
  mean: OverDatasets;
  /** The sum of the datasets' Pearson correlations. */
  sum: OverDatasets;
  /** The sum of their Spearman correlations. */
  spearmanSum: OverDatasets;
  /** Pearson weighted by confidence over all datasets together, and its mean over them; null without confidences. */
  weightedAll: Estimate<WeightedCorrelationReason> | null;
  weightedMean: OverDatasets | null;
}

/** n: the items of all datasets. Undefined as soon as one dataset has no correlation. */
type OverDatasets = Estimate<"undefined_dataset" | "no_datasets", { n: number }>;

/**
 * How well one run's scores agree with the gold, per dataset and in the official summaries.
 * @throws RangeError when a dataset's lists differ in length.
 * Source: STS 2012 §4.1 (ALL, ALLnorm, Mean) and §4.2 (weighted Pearson); CLSS 2014 §4 (sums).
 */
export function evaluateRun(datasets: readonly ScoredDataset[]): RunEvaluation {
  const evaluated = datasets.map(evaluateDataset);
  const gold = datasets.flatMap((dataset) => dataset.gold);
  const scores = datasets.flatMap((dataset) => dataset.scores);
  const fitted = datasets.flatMap((dataset) => fittedToGold(dataset.scores, dataset.gold));
  const confidences = datasets.flatMap((dataset) => dataset.confidences ?? []);
  const isWeighted = datasets.every((dataset) => dataset.confidences !== undefined);
  const inShare = (correlation: number, share: number) => correlation * share;
  return {
    datasets: evaluated,
    all: pearson(scores, gold),
    allNorm: pearson(fitted, gold),
    mean: overDatasets(evaluated, (dataset) => dataset.pearson, inShare),
    sum: overDatasets(
      evaluated,
      (dataset) => dataset.pearson,
      (correlation) => correlation,
    ),
    spearmanSum: overDatasets(
      evaluated,
      (dataset) => dataset.spearman,
      (correlation) => correlation,
    ),
    weightedAll: isWeighted ? weightedPearson(scores, gold, confidences) : null,
    weightedMean: isWeighted ? overDatasets(evaluated, weightedOf, inShare) : null,
  };
}

const weightedOf = ({ weightedPearson: weighted }: DatasetEvaluation): Estimate<string> =>
  weighted ?? undefinedBecause("no_confidence");

function evaluateDataset({ name, gold, scores, confidences }: ScoredDataset): DatasetEvaluation {
  const found = pearson(scores, gold);
  const interval = found.value === null ? found : fisherInterval(found.value, found.n);
  return {
    name,
    n: gold.length,
    pearson: found,
    low: interval.value === null ? null : interval.low,
    high: interval.value === null ? null : interval.high,
    spearman: spearman(scores, gold),
    weightedPearson: confidences === undefined ? null : weightedPearson(scores, gold, confidences),
  };
}

/**
 * The total of what each dataset's correlation and its share of all items give. Undefined as soon as one dataset has no
 * correlation: leaving it out would reward a constant run.
 */
function overDatasets(
  datasets: readonly DatasetEvaluation[],
  correlationOf: (dataset: DatasetEvaluation) => Estimate<string>,
  termOf: (correlation: number, share: number) => number,
): OverDatasets {
  if (datasets.length === 0) return undefinedBecause("no_datasets");
  const n = datasets.reduce((total, dataset) => total + dataset.n, 0);
  let value = 0;
  for (const dataset of datasets) {
    const { value: correlation } = correlationOf(dataset);
    if (correlation === null) return undefinedBecause("undefined_dataset");
    value += termOf(correlation, dataset.n / n);
  }
  return { value, n };
}
