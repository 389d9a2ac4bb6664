import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { EndReason } from "../end-reason";
import { returnOutcomeOf, type ReturnOutcome } from "../return-outcome";
import type { OurParticipant } from "./compare-participant";

/** What tells whether somebody's work has ended. Moments in ms since 1970. */
export interface WorkSigns {
  state: AnnotatorState;
  /** Pages of work submitted. */
  pages: number;
  holdsPage: boolean;
  /** Whether they have earned the whole reward of their place. */
  hasEarnedReward: boolean;
  lastSeenAt: number;
  /** Why they last read that there is no page for them, and when. */
  endReason: EndReason | null;
  endedAt: number | null;
}

const endsOfStates: Partial<Record<AnnotatorState, EndReason>> = {
  stopped: "stopped",
  failed: "failed-qualification",
};

/**
 * How somebody's work ended: by their status, by an end page that they read after their last page of work, or presumably,
 * because they hold no page and were not seen for as long as a lease lasts. Who has earned the whole reward by then is done,
 * whatever pages were left: to give the place back would take from them what they worked for.
 * @param ends the outcomes that the organizer set for ends, where they differ from the usual
 * @returns null while the work goes on
 */
export function workEnd(
  { state, pages, holdsPage, hasEarnedReward, lastSeenAt, endReason, endedAt }: WorkSigns,
  { ends, leaseMs, now }: { ends: Partial<Record<EndReason, ReturnOutcome>>; leaseMs: number; now: number },
): OurParticipant["end"] {
  const as = (reason: EndReason, at: number, isPresumed: boolean) => ({
    reason,
    outcome: returnOutcomeOf(ends, reason, pages > 0),
    at,
    isPresumed,
  });
  const byState = endsOfStates[state];
  if (byState !== undefined) return as(byState, endedAt ?? lastSeenAt, false);
  // An organizer decides about people who are paused; until then their place is kept.
  if (state === "paused" || holdsPage) return null;
  if (endReason !== null && endedAt !== null && endedAt >= lastSeenAt) return as(endReason, endedAt, false);
  if (now - lastSeenAt <= leaseMs) return null;
  return as(hasEarnedReward ? "finished" : "left", lastSeenAt, true);
}
