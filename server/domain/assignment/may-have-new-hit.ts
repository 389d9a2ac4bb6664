import type { LimitsPolicy } from "@/server/domain/policy/policies";

/** How many more pages somebody may give back or let expire before they get no new ones; null without such a limit. */
export function returnsLeft(
  { returnsPerAnnotator }: Pick<LimitsPolicy, "returnsPerAnnotator">,
  givenBack: number,
): number | null {
  return returnsPerAnnotator === null ? null : Math.max(0, returnsPerAnnotator - givenBack);
}

/** `returns`: they first have to do pages that they gave back; `limit` is how many those may be. */
export type NewHitDecision = { may: true } | { may: false; reason: "returns"; limit: number };

/**
 * Whether somebody's next page may be one they have not seen. What they gave back is theirs as before.
 * @param givenBack pages of work they gave back or let expire and have not submitted since.
 */
export function mayHaveNewHit(
  limits: Pick<LimitsPolicy, "returnsPerAnnotator">,
  givenBack: number,
): NewHitDecision {
  const { returnsPerAnnotator: limit } = limits;
  if (limit === null || returnsLeft(limits, givenBack) !== 0) return { may: true };
  return { may: false, reason: "returns", limit };
}
