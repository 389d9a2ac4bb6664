import { randomInt, type Random } from "@/server/stats/random";

/** Items kept; enough that nobody sees which come again, and few enough to be read with every page. */
const kept = 20;

/**
 * Keeps a random few of the items somebody judged, each item they ever judged equally likely.
 * @param before items kept so far.
 * @param judgedBefore how many items went by before these.
 * Source: reservoir sampling, Vitter 1985 (algorithm R).
 */
export function keepRepeatable(
  before: readonly string[],
  judgedBefore: number,
  itemIds: readonly string[],
  random: Random,
): string[] {
  const after = [...before];
  for (const [at, itemId] of itemIds.entries()) {
    if (after.length < kept) {
      after.push(itemId);
      continue;
    }
    const place = randomInt(random, judgedBefore + at + 1);
    if (place < kept) after[place] = itemId;
  }
  return after;
}
