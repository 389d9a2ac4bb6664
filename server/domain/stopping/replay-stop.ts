import type { AccuracyRule } from "@/server/domain/policy/policies";
import { shouldStop, type GoldAnswered } from "./should-stop";

/** When somebody would have been stopped: how many items they had judged by then, and the gold among them. */
export interface ReplayedStop extends GoldAnswered {
  after: number;
}

/**
 * When a rule would have stopped somebody, looked at after each item.
 * @param history of the items in the order in which they were judged: whether a gold item was answered rightly, null for
 *   any other item.
 * @returns null when they would never have been stopped.
 */
export function replayStop(
  rule: AccuracyRule,
  bar: number,
  history: readonly (boolean | null)[],
): ReplayedStop | null {
  const counts = { right: 0, answered: 0 };
  for (const [at, isRight] of history.entries()) {
    if (isRight === null) continue;
    counts.answered += 1;
    counts.right += Number(isRight);
    if (shouldStop(rule, bar, counts).stop) return { after: at + 1, ...counts };
  }
  return null;
}
