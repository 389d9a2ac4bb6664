import { undefinedBecause, type Estimate } from "./estimate";
import { normal975 as z } from "./intervals/normal";

/**
 * A proportion with its 95 % score interval (both 0–1), which stays inside 0–1 and is meaningful for small n.
 * @param hits how many of the trials went the way that is counted; @param trials how many there were.
 * @returns null with reason "no_trials" when there were none.
 * @throws RangeError unless both are whole numbers with 0 ≤ hits ≤ trials.
 * Source: Wilson 1927.
 */
export function wilsonInterval(
  hits: number,
  trials: number,
): Estimate<"no_trials", { n: number; low: number; high: number }> {
  if (!Number.isInteger(hits) || !Number.isInteger(trials) || hits < 0 || hits > trials) {
    throw new RangeError(`${hits} of ${trials} is not a proportion`);
  }
  if (trials === 0) return undefinedBecause("no_trials");
  return scoreInterval(hits / trials, trials);
}

/**
 * The same for a proportion that need not be a whole number of hits, as where a tie counts as half of one.
 * @param share 0–1; @param trials how many there were, at least one.
 */
export function scoreInterval(
  share: number,
  trials: number,
): { value: number; n: number; low: number; high: number } {
  const shrink = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / shrink;
  const reach = (z / shrink) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return {
    value: share,
    n: trials,
    low: share === 0 ? 0 : centre - reach,
    high: share === 1 ? 1 : centre + reach,
  };
}
