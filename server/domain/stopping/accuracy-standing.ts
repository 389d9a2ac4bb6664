import type { GoldCounts } from "@/server/domain/gold/gold-counts";
import type { Policies } from "@/server/domain/policy/policies";
import { barOf, shouldStop } from "./should-stop";

/** How somebody stands against the accuracy rule, as they are told. */
export interface AccuracyStanding {
  /** Known answers right, of all that were answered. */
  right: number;
  answered: number;
  /** The share (0–1) below which work can end; absent without a rule. */
  bar?: number;
  /** The next known answer that is missed ends the work. */
  isLastChance?: true;
}

/**
 * @param all known answers right and answered, ever.
 * @param counted what the rule rests on: the same since an organizer last let this person go on.
 */
export function accuracyStanding(
  policies: Pick<Policies, "stopping" | "qualification">,
  all: Pick<GoldCounts, "right" | "answered">,
  { right, answered, items }: GoldCounts,
): AccuracyStanding {
  const bar = barOf(policies);
  const afterMiss = { right, answered: answered + 1, items: items + 1 };
  return {
    right: all.right,
    answered: all.answered,
    ...(bar !== null && { bar }),
    ...(shouldStop(policies.stopping.accuracy, bar, afterMiss).stop && { isLastChance: true }),
  };
}
