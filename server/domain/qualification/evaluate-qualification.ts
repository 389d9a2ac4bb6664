import type { QualificationPolicy } from "@/server/domain/policy/policies";
import { neededAnswers } from "./attempt-counts";

/** How far one try at qualifying has come: `answered` of `size` questions; `needed` of them must be right. */
export interface AttemptCounts {
  answered: number;
  /** Right answers, of those graded: one a question, or one for each of its dimensions with a known answer. */
  right: number;
  graded: number;
  size: number;
  needed: number;
}

/** One try at qualifying. */
export interface Attempt extends AttemptCounts {
  /** From 1. */
  number: number;
  /** null until all questions have been answered. */
  passed: boolean | null;
  /** Milliseconds since 1970; null until all questions have been answered. */
  finishedAt: number | null;
}

/** Where somebody stands with their qualification, and why. */
export type QualificationDecision =
  | { state: "qualified"; reason: "none_asked" | "passed" }
  /** A new try may begin, with this number. */
  | { state: "attempt"; number: number; reason: "first" | "again" }
  | { state: "in_progress"; number: number }
  /** The next try may begin at `until`, in milliseconds since 1970. */
  | { state: "waiting"; until: number }
  /** No tries are left. */
  | { state: "failed" };

/**
 * Whether a try is passed: the share of right answers reaches `needed` of `size`. Null while questions are left. With
 * nothing needed, answering them all is enough.
 */
export function attemptPassed(counts: AttemptCounts): boolean | null {
  return counts.answered < counts.size ? null : counts.right >= neededAnswers(counts);
}

/** How many more tries the policy leaves after these, one in progress included in these. A training has one. */
export function triesLeft(policy: QualificationPolicy, attempts: readonly Attempt[]): number {
  return Math.max(0, triesIn(policy) - attempts.length);
}

/**
 * Decides whether somebody's work counts, or what they have to do before.
 * @param attempts all tries of this person, in order.
 * @param now milliseconds since 1970.
 */
export function evaluateQualification(
  policy: QualificationPolicy,
  attempts: readonly Attempt[],
  now: number,
): QualificationDecision {
  if (policy.kind === "none") return { state: "qualified", reason: "none_asked" };
  if (attempts.some(({ passed }) => passed === true)) return { state: "qualified", reason: "passed" };
  const last = attempts.at(-1);
  if (last === undefined) return { state: "attempt", number: 1, reason: "first" };
  if (last.passed === null) return { state: "in_progress", number: last.number };
  if (triesLeft(policy, attempts) === 0) {
    return { state: "failed" };
  }
  const until = (last.finishedAt ?? now) + delayMs(policy);
  return until > now
    ? { state: "waiting", until }
    : { state: "attempt", number: last.number + 1, reason: "again" };
}

function triesIn(policy: QualificationPolicy): number {
  if (policy.kind === "none") return 0;
  return policy.kind === "training" ? 1 : policy.tries;
}

/** What lies between the end of a try and the beginning of the next. */
function delayMs(policy: QualificationPolicy): number {
  return policy.kind === "test" || policy.kind === "quiz" ? policy.delayMinutes * 60_000 : 0;
}
