import type { Correlation } from "../correlation/dense-pearson";
import { undefinedBecause, type Estimate } from "../estimate";
import { pearson } from "../pearson";

/** Scores of the items of one dataset on one dimension, beside the gold; null is an item without gold. */
export interface DimensionScored {
  dimension: string;
  gold: readonly (number | null)[];
  scores: readonly (number | null)[];
}

export interface DimensionsEvaluation {
  dimensions: { dimension: string; n: number; pearson: Correlation }[];
  /** The mean of the dimensions' correlations, each alike; undefined as soon as one is. */
  mean: Estimate<"undefined_dimension" | "no_dimensions", { dimensions: number }>;
}

/**
 * How well a run agrees with typed gold: Pearson on each dimension, and their mean.
 * @throws RangeError where lists differ in length.
 * Source: STS 2013 §4 (typed).
 */
export function evaluateDimensions(scored: readonly DimensionScored[]): DimensionsEvaluation {
  const dimensions = scored.map(({ dimension, gold, scores }) => ({
    dimension,
    n: gold.filter((score) => score !== null).length,
    pearson: pearson(scores, gold),
  }));
  return { dimensions, mean: meanOf(dimensions) };
}

function meanOf(dimensions: DimensionsEvaluation["dimensions"]): DimensionsEvaluation["mean"] {
  if (dimensions.length === 0) return undefinedBecause("no_dimensions");
  let total = 0;
  for (const { pearson: found } of dimensions) {
    if (found.value === null) return undefinedBecause("undefined_dimension");
    total += found.value;
  }
  return { value: total / dimensions.length, dimensions: dimensions.length };
}
