import type { ShownEstimate } from "@/server/domain/estimate";
import { tReach } from "@/server/stats/intervals/t-reach";

/**
 * The hours that people worked in all, with the 95 % interval for as many pages by other people of the same kinds: the
 * pages of one person are not independent, so people are what varies.
 * Source: the ratio estimator of a total, Cochran 1977, section 6.
 */
export function workingHours(work: readonly { pages: number; seconds: number }[]): ShownEstimate {
  const active = work.filter(({ pages }) => pages > 0);
  const n = active.length;
  if (n < 2) return { value: null, reason: "too_few_people", n };
  const pages = active.reduce((sum, one) => sum + one.pages, 0);
  const seconds = active.reduce((sum, one) => sum + one.seconds, 0);
  const ratio = seconds / pages;
  const squares = active.reduce((sum, one) => sum + (one.seconds - ratio * one.pages) ** 2, 0);
  const reach = tReach(n - 1) * Math.sqrt((n / (n - 1)) * squares);
  const hours = (value: number) => Math.max(0, value) / 3_600;
  return { value: hours(seconds), low: hours(seconds - reach), high: hours(seconds + reach), n };
}
