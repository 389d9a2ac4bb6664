import { undefinedBecause, type Estimate } from "../estimate";
import { quantile } from "../intervals/quantile";
import { replicateSeed } from "../intervals/bootstrap";
import { randomInt, seededRandom, type Random } from "../random";
import type { CorrelationName, PairedScores } from "./paired-scores";
import { resampledPearson, resampledSpearman, type ResampledCorrelation } from "./resampled-correlation";

export interface BootstrapSettings {
  /** How many samples of the items are drawn. */
  samples: number;
  /** A whole number of at most nine digits. */
  seed: number;
}

/** The ends of the 95 % interval of a difference, its two-tailed p (0–1), and the samples that have one. */
interface BootstrapFigures {
  low: number;
  high: number;
  p: number;
  samples: number;
}

type BootstrapReason = "no_replicates";
export type BootstrapDifference = Estimate<BootstrapReason, BootstrapFigures>;

/** The differences of two runs on drawn samples: in each dataset, over all of them put together, and in their mean. */
export interface DrawnDifferences {
  datasets: Float64Array[];
  all: Float64Array;
  mean: Float64Array;
}

/**
 * How far run A is ahead of run B on samples of the items: in each dataset as many as it has are drawn with replacement,
 * for the gold and both runs the same. NaN where a sample has no correlation.
 * Source: Efron and Tibshirani 1993, chapter 6; paired, as in Koehn 2004.
 */
export function drawDifferences(
  datasets: readonly PairedScores[],
  correlation: CorrelationName,
  { samples, seed }: BootstrapSettings,
): DrawnDifferences {
  const of = correlation === "pearson" ? resampledPearson : resampledSpearman;
  const each = datasets.map(({ gold, a, b }) => of([gold, a, b]));
  const together = of([
    datasets.flatMap(({ gold }) => gold),
    datasets.flatMap(({ a }) => a),
    datasets.flatMap(({ b }) => b),
  ]);
  const sizes = datasets.map(({ gold }) => gold.length);
  const items = sizes.reduce((sum, size) => sum + size, 0);
  const result: DrawnDifferences = {
    datasets: datasets.map(() => new Float64Array(samples)),
    all: new Float64Array(samples),
    mean: new Float64Array(samples),
  };
  for (let sample = 0; sample < samples; sample += 1) {
    const drawn = drawItems(seededRandom(replicateSeed(seed, sample)), sizes);
    const found = each.map((correlations, at) => differenceOf(correlations, drawn.parts[at]!));
    found.forEach((difference, at) => (result.datasets[at]![sample] = difference));
    result.all[sample] = differenceOf(together, drawn.whole);
    result.mean[sample] = found.reduce((sum, difference, at) => sum + (difference * sizes[at]!) / items, 0);
  }
  return result;
}

/** How often each item is drawn: of all datasets one after the other, and in each as a part of the same memory. */
function drawItems(random: Random, sizes: readonly number[]): { whole: Uint32Array; parts: Uint32Array[] } {
  const whole = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  let start = 0;
  const parts = sizes.map((size) => {
    const part = whole.subarray(start, start + size);
    for (let draw = 0; draw < size; draw += 1) part[randomInt(random, size)]! += 1;
    start += size;
    return part;
  });
  return { whole, parts };
}

function differenceOf(correlations: ResampledCorrelation, drawn: Uint32Array): number {
  const [a = NaN, b = NaN] = correlations(drawn);
  return a - b;
}

/**
 * The interval and the p of an observed difference from those on drawn samples.
 * @returns the observed difference as the value; null with reason "no_replicates" where no sample has one.
 */
export function bootstrapDifference(observed: number, drawn: Float64Array): BootstrapDifference {
  const found = drawn.filter((difference) => !Number.isNaN(difference)).sort();
  const samples = found.length;
  if (samples === 0) return undefinedBecause("no_replicates");
  const atMost = found.filter((difference) => difference <= 0).length;
  const atLeast = found.filter((difference) => difference >= 0).length;
  const p = Math.min(1, (2 * (Math.min(atMost, atLeast) + 1)) / (samples + 1));
  return { value: observed, low: quantile(found, 0.025), high: quantile(found, 0.975), p, samples };
}
