import { presentPairs, type Maybe } from "../present";
import { type Correlation } from "./dense-pearson";
import { denseSpearman } from "./dense-spearman";

/**
 * Spearman's rank correlation ρ (−1 to 1): Pearson's correlation of the ranks, with equal values in the middle of
 * their ranks, and the number of pairs it rests on.
 * @param x, y two lists of the same length; a position where either is null is left out before ranking.
 * @returns null with reason "too_few_pairs" for fewer than two pairs, "no_variance" when x or y is constant on the
 *   pairs, "not_finite" when a value is not finite.
 * @throws RangeError when the lists differ in length.
 * Source: Spearman 1904; ties as in Kendall 1945.
 */
export function spearman(x: readonly Maybe[], y: readonly Maybe[]): Correlation {
  const pairs = presentPairs(x, y);
  return denseSpearman(pairs.x, pairs.y, pairs.x.length);
}
