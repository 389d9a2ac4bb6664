import { poissonInterval } from "@/server/stats/poisson-interval";
import type { ProjectProgress } from "./progress";
import type { ProjectState } from "./project";

export const hourMs = 60 * 60 * 1000;
const submissionsNeeded = 3;
/** A span counts for this at least: of none there would be no rate. */
const leastSpanMs = 1_000;

/** What was submitted in a span of time. */
export interface Recent {
  submissions: number;
  judgments: number;
  spanMs: number;
}

/** Judgments an hour; undefined until three pages were submitted in the span. */
export function ratePerHour({ submissions, judgments, spanMs }: Recent): ProjectProgress["ratePerHour"] {
  if (submissions < submissionsNeeded) {
    return { value: null, reason: "too_few_submissions", n: submissions, needed: submissionsNeeded };
  }
  return { value: (judgments * hourMs) / Math.max(spanMs, leastSpanMs), n: submissions };
}

/** Hours until nothing is left, taking the submissions of the span for a Poisson process: a 95 % range. */
export function hoursLeft(state: ProjectState, left: number, recent: Recent): ProjectProgress["hoursLeft"] {
  if (left === 0) return { low: null, reason: "done" };
  if (state !== "live") return { low: null, reason: "not_live" };
  const rate = ratePerHour(recent);
  if (rate.value === null) return { low: null, reason: "no_rate" };
  const { low, high } = poissonInterval(recent.submissions);
  const hours = left / rate.value;
  return { low: (hours * recent.submissions) / high, high: (hours * recent.submissions) / low };
}
