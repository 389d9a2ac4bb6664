import { median } from "@/server/stats/median";
import type { SubmissionStatus } from "./vendor";

interface Timed {
  status: SubmissionStatus | null;
  startedAt: number;
  completedAt: number | null;
}

const finished = new Set<SubmissionStatus | null>(["AWAITING REVIEW", "APPROVED"]);

/**
 * How long places took, as Prolific reckons it: the median of the people who finished, in minutes.
 * @returns null before anybody finished
 */
export function measuredPlaces(submissions: readonly Timed[]): { minutes: number; people: number } | null {
  const minutes = submissions.flatMap(({ status, startedAt, completedAt }) =>
    finished.has(status) && completedAt !== null && completedAt > startedAt
      ? [(completedAt - startedAt) / 60_000]
      : [],
  );
  const { value } = median(minutes);
  return value === null ? null : { minutes: Math.max(1, Math.round(value)), people: minutes.length };
}
