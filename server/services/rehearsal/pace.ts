import { seededRandom } from "@/server/stats/random";

/** What an item takes where nothing else is said: from 4 to 20 seconds. */
export const plainSecondsPerItem = 12;

/** Seconds an item, from a third of the mean to five thirds of it, in tenths. */
export function paceOf(seed: number, meanSeconds: number = plainSecondsPerItem): () => number {
  const random = seededRandom(seed);
  return () => Math.round((10 * meanSeconds * (1 + 4 * random())) / 3) / 10;
}
