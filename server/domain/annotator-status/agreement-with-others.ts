import type { ShownEstimate } from "@/server/domain/estimate";
import { fisherInterval } from "@/server/stats/intervals/fisher-z";
import { pearson } from "@/server/stats/pearson";

/** One annotator's value of an item, and the sum and number of what others gave it. */
export interface JudgedAgainstOthers {
  value: number;
  otherSum: number;
  /** At least 1. */
  otherCount: number;
}

/**
 * Pearson's r of an annotator's values with the means of the others (−1 to 1), with its 95 % interval by Fisher's z;
 * n counts the items that both sides judged.
 * @returns null with reason "too_few_pairs" for fewer than four items, "no_variance" where either side is constant,
 *   "perfect_correlation" for −1 and 1, which have no interval.
 * Source: STS 2012 §3; Fisher 1921.
 */
export function agreementWithOthers(judged: readonly JudgedAgainstOthers[]): ShownEstimate {
  const n = judged.length;
  const r = pearson(
    judged.map(({ value }) => value),
    judged.map(({ otherSum, otherCount }) => otherSum / otherCount),
  );
  if (r.value === null) return { value: null, reason: r.reason, n };
  const interval = fisherInterval(r.value, n);
  if (interval.value === null) return { value: null, reason: interval.reason, n };
  const { value, low, high } = interval;
  return { value, low, high, n };
}
