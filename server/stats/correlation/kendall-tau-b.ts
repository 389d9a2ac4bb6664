import { presentPairs, type Maybe } from "../present";
import { denseKendall } from "./dense-kendall";
import { type Correlation } from "./dense-pearson";

/**
 * Kendall's τ-b (−1 to 1): concordant less discordant pairs of positions, over the geometric mean of the pairs that
 * are not tied in x and those not tied in y. Takes n log n steps.
 * @param x, y two lists of the same length; a position where either is null is left out.
 * @returns with the number of positions it rests on, or null with reason "too_few_pairs" for fewer than two,
 *   "no_variance" when x or y is constant on them, "not_finite" when a value is not finite.
 * @throws RangeError when the lists differ in length.
 * Source: Kendall 1945; counted as in Knight 1966.
 */
export function kendallTauB(x: readonly Maybe[], y: readonly Maybe[]): Correlation {
  const pairs = presentPairs(x, y);
  return denseKendall(pairs.x, pairs.y, pairs.x.length);
}
