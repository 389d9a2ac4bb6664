import { undefinedBecause, type Estimate } from "../estimate";
import { sum } from "../sum";

export type WeightedCorrelationReason = "too_few_pairs" | "no_variance" | "not_finite";

/**
 * Pearson's correlation (−1 to 1) with a weight for each pair: means, variances and covariance are weighted. Equal
 * weights give Pearson's correlation.
 * @param x, y, weights lists of the same length without missing values; weights are 0 or more, and a pair with weight
 *   0 does not count.
 * @returns with n, the pairs that count; null with reason "too_few_pairs" for fewer than two, "no_variance" when x or
 *   y is constant on them, "not_finite" when a value or a weight is not finite.
 * @throws RangeError when the lists differ in length or a weight is negative.
 * Source: STS 2012 §4.2, which weighs scores by the systems' confidence.
 */
export function weightedPearson(
  x: readonly number[],
  y: readonly number[],
  weights: readonly number[],
): Estimate<WeightedCorrelationReason, { n: number }> {
  if (x.length !== y.length || x.length !== weights.length)
    throw new RangeError("Each pair needs one weight");
  if (weights.some((weight) => weight < 0)) throw new RangeError("Weights are 0 or more");
  if (![...x, ...y, ...weights].every(Number.isFinite)) return undefinedBecause("not_finite");
  const counting = weights.flatMap((weight, at) => (weight > 0 ? [at] : []));
  if (counting.length < 2) return undefinedBecause("too_few_pairs");
  if (isConstant(x, counting) || isConstant(y, counting)) return undefinedBecause("no_variance");
  const total = sum(weights);
  const deviations = (values: readonly number[]) => {
    const mean = sum(counting.map((at) => values[at]! * weights[at]!)) / total;
    return counting.map((at) => values[at]! - mean);
  };
  const [dx, dy] = [deviations(x), deviations(y)];
  const product = (one: readonly number[], other: readonly number[]) =>
    sum(counting.map((pair, at) => weights[pair]! * one[at]! * other[at]!));
  const value = product(dx, dy) / Math.sqrt(product(dx, dx) * product(dy, dy));
  return Number.isFinite(value)
    ? { value: Math.max(-1, Math.min(1, value)), n: counting.length }
    : undefinedBecause("not_finite");
}

function isConstant(values: readonly number[], counting: readonly number[]): boolean {
  return counting.every((at) => values[at] === values[counting[0]!]);
}
