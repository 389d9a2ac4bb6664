import { undefinedBecause, type Estimate } from "../estimate";
import { presentPairs, type Maybe } from "../present";

/** How much a disagreement weighs: any alike, by the distance of the values, or by its square. */
export type KappaWeights = "none" | "linear" | "quadratic";
export type KappaReason = "no_pairs" | "no_variance" | "not_finite";

/**
 * Cohen's κ of two annotators: 1 less the weight of their disagreements over the weight expected when both choose
 * independently with their own probabilities (−1 to 1). Weighted κ measures distances in the values themselves,
 * which on an evenly spaced scale is the same as counting points.
 * @param x, y one value per item; an item where either is null is left out.
 * @returns with n, the items both judged; null with reason "no_pairs" when there is none, "no_variance" when both
 *   gave every item the same one value, "not_finite" when a value is not finite.
 * @throws RangeError when the lists differ in length.
 * Source: Cohen 1960; weighted Cohen 1968.
 */
export function cohenKappa(
  x: readonly Maybe[],
  y: readonly Maybe[],
  weights: KappaWeights = "none",
): Estimate<KappaReason, { n: number }> {
  const pairs = presentPairs(x, y);
  const n = pairs.x.length;
  if (n === 0) return undefinedBecause("no_pairs");
  if (![...pairs.x, ...pairs.y].every(Number.isFinite)) return undefinedBecause("not_finite");
  const weight = kappaWeightOf[weights];
  const observed = pairs.x.reduce((sum, value, at) => sum + weight(value - pairs.y[at]!), 0) / n;
  const expected = expectedWeight(sharesOf(pairs.x), sharesOf(pairs.y), weight);
  return expected === 0 ? undefinedBecause("no_variance") : { value: 1 - observed / expected, n };
}

/** The weight of two values' distance. */
export const kappaWeightOf: Record<KappaWeights, (distance: number) => number> = {
  none: (distance) => Number(distance !== 0),
  linear: Math.abs,
  quadratic: (distance) => distance * distance,
};

type Shares = Map<number, number>;

/** The share of each value among all. */
export function sharesOf(values: readonly number[]): Shares {
  const found: Shares = new Map();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1 / values.length);
  return found;
}

function expectedWeight(x: Shares, y: Shares, weight: (distance: number) => number): number {
  let expected = 0;
  for (const [left, shareLeft] of x) {
    for (const [right, shareRight] of y) expected += shareLeft * shareRight * weight(left - right);
  }
  return expected;
}
