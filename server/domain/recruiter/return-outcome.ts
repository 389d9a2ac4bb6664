import type { EndReason } from "./end-reason";

/** What somebody's work comes to in the eyes of whoever sent them; each has its own way back. */
export const returnOutcomes = [
  "completed",
  "partial",
  "screened-out",
  "not-eligible",
  "no-consent",
  "timed-out",
  "no-work",
] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** The outcomes that an end can be given; `no-work` follows from having submitted nothing. */
export const chosenOutcomes = returnOutcomes.filter((outcome) => outcome !== "no-work");

/** The outcome of each end where neither the recruiter nor the organizer says otherwise. */
export const usualOutcomes: Record<EndReason, ReturnOutcome> = {
  finished: "completed",
  "nothing-left": "completed",
  capped: "completed",
  stopped: "partial",
  "failed-qualification": "screened-out",
  "not-eligible": "not-eligible",
  "no-consent": "no-consent",
  "timed-out": "partial",
  left: "partial",
  "paused-or-closed": "completed",
};

const forWork = new Set<ReturnOutcome>(["completed", "partial"]);

/**
 * The outcome of an end.
 * @param ends what the organizer set, for the ends that differ from the usual
 * @param hasWorked whether the person submitted a page of work; who did not has completed nothing, not even in part
 */
export function returnOutcomeOf(
  ends: Partial<Record<EndReason, ReturnOutcome>>,
  reason: EndReason,
  hasWorked: boolean,
): ReturnOutcome {
  const outcome = ends[reason] ?? usualOutcomes[reason];
  return forWork.has(outcome) && !hasWorked ? "no-work" : outcome;
}
