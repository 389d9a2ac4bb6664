import { undefinedBecause, type Estimate } from "../estimate";
import { normal975 } from "../intervals/normal";
import { presentPairs, type Maybe } from "../present";
import { cohenKappa, kappaWeightOf, sharesOf, type KappaReason, type KappaWeights } from "./cohen-kappa";

/**
 * 95 % interval of Cohen's κ, weighted or not, from its large-sample variance: for few items only a rough one.
 * @param x, y, weights as for `cohenKappa`.
 * @returns never beyond −1 and 1; null with the reasons of `cohenKappa`, or with "no_spread" where the variance is 0,
 *   as for a single item and for perfect agreement: no interval of no width is made up.
 * @throws RangeError when the lists differ in length.
 * Source: Fleiss, Cohen and Everitt 1969.
 */
export function cohenKappaInterval(
  x: readonly Maybe[],
  y: readonly Maybe[],
  weights: KappaWeights = "none",
): Estimate<KappaReason | "no_spread", { n: number; low: number; high: number; method: "large-sample" }> {
  const kappa = cohenKappa(x, y, weights);
  if (kappa.value === null) return kappa;
  const { value, n } = kappa;
  const pairs = presentPairs(x, y);
  const reach = normal975 * Math.sqrt(variance(pairs.x, pairs.y, weights) / n);
  if (!(reach > rounding)) return undefinedBecause("no_spread");
  const [low, high] = [Math.max(-1, value - reach), Math.min(1, value + reach)];
  return { value, n, low, high, method: "large-sample" };
}

/** A variance of 0 may come out so far from it. */
const rounding = 1e-7;

/** n times the variance of κ, by how it changes with the share of each pair of values. */
function variance(x: readonly number[], y: readonly number[], weights: KappaWeights): number {
  const weight = kappaWeightOf[weights];
  const n = x.length;
  const [sharesX, sharesY] = [sharesOf(x), sharesOf(y)];
  const chanceOfX = chanceWeights(sharesX, sharesY, weight);
  const chanceOfY = chanceWeights(sharesY, sharesX, weight);
  const observed = x.reduce((sum, value, at) => sum + weight(value - y[at]!), 0) / n;
  const expected = [...sharesX].reduce((sum, [value, share]) => sum + share * chanceOfX.get(value)!, 0);
  const squares = x.reduce((sum, value, at) => {
    const chance = chanceOfX.get(value)! + chanceOfY.get(y[at]!)!;
    return sum + (weight(value - y[at]!) / expected - (observed * chance) / expected ** 2) ** 2;
  }, 0);
  return Math.max(0, squares / n - (observed / expected) ** 2);
}

/** Of each value of one annotator: the weight of the disagreement expected with the other. */
function chanceWeights(
  own: ReadonlyMap<number, number>,
  others: ReadonlyMap<number, number>,
  weight: (distance: number) => number,
): Map<number, number> {
  return new Map(
    [...own.keys()].map((value) => [
      value,
      [...others].reduce((sum, [other, share]) => sum + share * weight(value - other), 0),
    ]),
  );
}
