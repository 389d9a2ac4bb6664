import { sum } from "../sum";
import { unbounded, type Bounds } from "./bounded-interval";
import { type ItemGoldEstimate } from "./item-gold";
import { goldAround, type StandardError } from "./location";
import { errorOfMean } from "./mean-location";

/**
 * The mean of an item's values with a weight each; the plain mean where no weight is above 0. The standard error is
 * that of as many equal judgments as the weights are worth, (Σw)² / Σw²; there is no interval when only one counts.
 * @param values at least one, finite; @param weights as many, 0 or more; @param bounds of the scale.
 * Source of the number the weights are worth: Kish 1965.
 */
export function weightedMeanGold(
  values: readonly number[],
  weights: readonly number[],
  bounds: Bounds = unbounded,
): ItemGoldEstimate {
  const total = sum(weights);
  if (total === 0) return goldAround(sum(values) / values.length, values, errorOfMean(values), bounds);
  const value = sum(values.map((given, at) => given * weights[at]!)) / total;
  return goldAround(value, values, errorOfWeightedMean(value, values, weights), bounds);
}

function errorOfWeightedMean(
  value: number,
  values: readonly number[],
  weights: readonly number[],
): StandardError | null {
  const counting = weights.filter((weight) => weight > 0).length;
  if (counting < 2) return null;
  const total = sum(weights);
  const worth = total ** 2 / sum(weights.map((weight) => weight ** 2));
  const variance = sum(values.map((given, at) => weights[at]! * (given - value) ** 2)) / total;
  return { standardError: Math.sqrt(variance / (worth - 1)), degrees: counting - 1 };
}
