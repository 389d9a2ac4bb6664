import type { NoAssignmentReason } from "@/server/domain/assignment/assignment";

/** Why somebody's work ends, as far as it matters to whoever sent them. */
export const endReasons = [
  "finished",
  "nothing-left",
  "capped",
  "stopped",
  "failed-qualification",
  "not-eligible",
  "no-consent",
  "timed-out",
  "left",
  "paused-or-closed",
] as const;
export type EndReason = (typeof endReasons)[number];

/** A reason after which somebody is not at their questions, but gone. */
export type EndingReason = Exclude<NoAssignmentReason, "questionnaire">;

const reasons: Record<EndingReason, EndReason> = {
  finished: "finished",
  nothing_left: "nothing-left",
  capped: "capped",
  // Who has seen all known answers has reached a limit, too.
  gold_exhausted: "capped",
  stopped: "stopped",
  failed_qualification: "failed-qualification",
  not_eligible: "not-eligible",
  paused: "paused-or-closed",
  closed: "paused-or-closed",
};

/**
 * Why somebody's work ends, from why there is no page for them. Who let too many pages go, by leaving them or by letting
 * their time run out, has timed out.
 */
export function endReasonOf(reason: EndingReason, rule: string | undefined): EndReason {
  return reason === "capped" && rule === "returns" ? "timed-out" : reasons[reason];
}
