import type { Policies } from "@/server/domain/policy/policies";
import { isBelowShare } from "@/server/stats/is-below-share";
import { barOf } from "./should-stop";

/** Gold answered and right that an annotator's status rests on. */
export interface AnnotatorStatusGold {
  goldAnsweredSinceCleared: number;
  goldRightSinceCleared: number;
}

/** Whether somebody's accuracy reaches the bar, for how often they meet gold; without a bar, or gold yet, it does. */
export function isAccurate(
  policies: Pick<Policies, "stopping" | "qualification">,
  { goldAnsweredSinceCleared, goldRightSinceCleared }: AnnotatorStatusGold,
): boolean {
  const bar = barOf(policies);
  if (bar === null || goldAnsweredSinceCleared === 0) return true;
  return !isBelowShare(goldRightSinceCleared / goldAnsweredSinceCleared, bar);
}
