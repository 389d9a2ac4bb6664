import { undefinedBecause, type Estimate } from "./estimate";
import { mean } from "./mean";
import { presentPairs, type Maybe } from "./present";
import { sum } from "./sum";

export type CorrelationReason = "too_few_pairs" | "no_variance" | "not_finite";

/**
 * Pearson's product-moment correlation (−1 to 1) and the number of pairs it rests on.
 * @param x, y two lists of the same length; a position where either is null is left out.
 * @returns null with reason "too_few_pairs" for fewer than two pairs, "no_variance" when x or y is constant on
 *   the pairs, "not_finite" when a value is not finite. Two pairs always give −1 or 1.
 * @throws RangeError when the lists differ in length.
 * Source: Pearson 1896.
 */
export function pearson(
  x: readonly Maybe[],
  y: readonly Maybe[],
): Estimate<CorrelationReason, { n: number }> {
  const pairs = presentPairs(x, y);
  const n = pairs.x.length;
  if (n < 2) return undefinedBecause("too_few_pairs");
  const dx = scaledDeviations(pairs.x);
  const dy = scaledDeviations(pairs.y);
  if (dx === null || dy === null) return undefinedBecause("not_finite");
  if (isConstant(pairs.x) || isConstant(pairs.y)) return undefinedBecause("no_variance");
  const together = sum(dx.map((value, at) => value * (dy[at] ?? 0)));
  const value = together / Math.sqrt(sumOfSquares(dx) * sumOfSquares(dy));
  return { value: Math.max(-1, Math.min(1, value)), n };
}

/** Compared value by value: the mean of equal values may differ from them in its last digit. */
function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

/** Deviations from the mean as shares of the largest, so that their squares neither overflow nor vanish. */
function scaledDeviations(values: readonly number[]): number[] | null {
  const centre = mean(values);
  if (centre.value === null) return null;
  const deviations = values.map((value) => value - centre.value);
  const largest = deviations.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (!Number.isFinite(largest)) return null;
  return largest === 0 ? deviations : deviations.map((value) => value / largest);
}

function sumOfSquares(values: readonly number[]): number {
  return sum(values.map((value) => value * value));
}
