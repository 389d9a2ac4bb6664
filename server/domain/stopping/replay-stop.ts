import type { AccuracyRule } from "@/server/domain/policy/policies";
import { addCounts, noCounts, type GoldCounts } from "@/server/domain/gold/gold-counts";
import { shouldStop } from "./should-stop";

/** When somebody would have been stopped: how many items they had judged by then, and the gold among them. */
export interface ReplayedStop extends GoldCounts {
  after: number;
}

/**
 * When a rule would have stopped somebody, looked at after each item.
 * @param history of the judgments in the order in which they were given: the item that each is of, and whether it answers
 *   gold rightly, null where no answer is known. Judgments of an item follow one another.
 * @returns null when they would never have been stopped.
 */
export function replayStop(
  rule: AccuracyRule,
  bar: number,
  history: readonly { item: string; correct: boolean | null }[],
): ReplayedStop | null {
  let counts = noCounts;
  let hasGold = false;
  for (const [at, { item, correct }] of history.entries()) {
    if (correct !== null) {
      counts = addCounts(counts, { right: Number(correct), answered: 1, items: Number(!hasGold) });
      hasGold = true;
    }
    if (history[at + 1]?.item === item) continue;
    if (hasGold && shouldStop(rule, bar, counts).stop) return { after: at + 1, ...counts };
    hasGold = false;
  }
  return null;
}
