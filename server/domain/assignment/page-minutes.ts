import { median } from "@/server/stats/median";

/** Pages that are needed before their time says anything. */
const pagesNeeded = 20;

/**
 * How long a page took, in minutes to a tenth: the median from giving it out to its submission.
 * @returns null for too few pages
 */
export function measuredPages(times: readonly number[]): { minutes: number; pages: number } | null {
  if (times.length < pagesNeeded) return null;
  const { value } = median(times);
  return value === null
    ? null
    : { minutes: Math.max(0.1, Math.round(value / 6_000) / 10), pages: times.length };
}

/** What an item takes before anybody has judged one. */
const secondsPerItem = 20;

/** How long a page takes as reckoned before anybody has worked, in minutes to a tenth. */
export const plainPageMinutes = ({ hitSize }: { hitSize: number }): number =>
  Math.round((hitSize * secondsPerItem) / 6) / 10;
