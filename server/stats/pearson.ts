import { densePearson, type Correlation } from "./correlation/dense-pearson";
import { presentPairs, type Maybe } from "./present";

/**
 * Pearson's product-moment correlation (−1 to 1) and the number of pairs it rests on.
 * @param x, y two lists of the same length; a position where either is null is left out.
 * @returns null with reason "too_few_pairs" for fewer than two pairs, "no_variance" when x or y is constant on
 *   the pairs, "not_finite" when a value is not finite. Two pairs always give −1 or 1.
 * @throws RangeError when the lists differ in length.
 * Source: Pearson 1896.
 */
export function pearson(x: readonly Maybe[], y: readonly Maybe[]): Correlation {
  const pairs = presentPairs(x, y);
  return densePearson(pairs.x, pairs.y, pairs.x.length);
}
