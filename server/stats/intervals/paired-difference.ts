import { undefinedBecause, type Estimate } from "../estimate";
import { normal975 as z } from "./normal";

/**
 * How much more often, of n trials, one outcome was seen than another that excludes it: the difference of their shares
 * (−1 to 1), with its 95 % interval.
 * @returns null with reason "no_trials" when there were none.
 * @throws RangeError unless all are whole numbers of 0 and above and the outcomes are no more than the trials.
 * Source: Bonett and Price 2012 (their Laplace-adjusted Wald interval), cut off at −1 and 1.
 */
export function pairedDifference(
  ones: number,
  others: number,
  n: number,
): Estimate<"no_trials", { n: number; low: number; high: number }> {
  if (![ones, others, n].every((count) => Number.isInteger(count) && count >= 0) || ones + others > n) {
    throw new RangeError(`${ones} and ${others} are not outcomes of ${n} trials`);
  }
  if (n === 0) return undefinedBecause("no_trials");
  const centre = (ones - others) / (n + 2);
  const reach = z * Math.sqrt(((ones + others + 2) / (n + 2) - centre ** 2) / (n + 2));
  return {
    value: (ones - others) / n,
    n,
    low: Math.max(-1, centre - reach),
    high: Math.min(1, centre + reach),
  };
}
