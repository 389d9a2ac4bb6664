import { allFinite } from "../correlation/dense-spearman";
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
  return denseKappa(pairs.x, pairs.y, pairs.x.length, weights);
}

/** The same of the first n entries of two arrays, all of them present. */
export function denseKappa(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  n: number,
  weights: KappaWeights,
): Estimate<KappaReason, { n: number }> {
  if (n === 0) return undefinedBecause("no_pairs");
  if (!allFinite(x, n) || !allFinite(y, n)) return undefinedBecause("not_finite");
  const weight = kappaWeightOf[weights];
  let disagreement = 0;
  for (let at = 0; at < n; at += 1) disagreement += weight(x[at]! - y[at]!);
  const expected = expectedWeight(distinctShares(x, n), distinctShares(y, n), weight);
  return expected === 0 ? undefinedBecause("no_variance") : { value: 1 - disagreement / n / expected, n };
}

/** The weight of two values' distance. */
export const kappaWeightOf: Record<KappaWeights, (distance: number) => number> = {
  none: (distance) => Number(distance !== 0),
  linear: Math.abs,
  quadratic: (distance) => distance * distance,
};

/** The share of each value among all. */
export function sharesOf(all: readonly number[]): Map<number, number> {
  const { values, shares } = distinctShares(all, all.length);
  return new Map(values.map((value, at) => [value, shares[at]!]));
}

/** Distinct values in the order in which they come, and the share of each among all. */
interface Shares {
  values: number[];
  shares: number[];
}

function distinctShares(all: ArrayLike<number>, n: number): Shares {
  const values: number[] = [];
  const shares: number[] = [];
  for (let at = 0; at < n; at += 1) {
    const known = values.indexOf(all[at]!);
    if (known >= 0) shares[known]! += 1 / n;
    else {
      values.push(all[at]!);
      shares.push(1 / n);
    }
  }
  return { values, shares };
}

function expectedWeight(x: Shares, y: Shares, weight: (distance: number) => number): number {
  let expected = 0;
  for (let one = 0; one < x.values.length; one += 1) {
    for (let other = 0; other < y.values.length; other += 1) {
      expected += x.shares[one]! * y.shares[other]! * weight(x.values[one]! - y.values[other]!);
    }
  }
  return expected;
}
