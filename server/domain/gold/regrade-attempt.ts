import { attemptPassed, type AttemptCounts } from "@/server/domain/qualification/evaluate-qualification";
import { heldAgainstNobody } from "@/server/domain/qualification/attempt-counts";
import { sumCounts, type GoldCounts } from "./gold-counts";

/** A try at qualifying in which a gold item was answered. */
export interface AttemptToRegrade {
  id: string;
  size: number;
  needed: number;
  /** null until all questions have been answered. */
  passed: boolean | null;
  /** The gold of each of its other questions; nothing where the gold item is off. */
  others: readonly GoldCounts[];
}

export interface RegradedAttempt extends AttemptCounts {
  id: string;
  passed: boolean | null;
  /** Whether it failed before and passes now. */
  nowPasses: boolean;
}

/**
 * A try as it stands with one of its answers graded anew. A question that has been switched off is held against
 * nobody, and who passed stays passed.
 */
export function regradeAttempt(
  { id, size, needed, passed, others }: AttemptToRegrade,
  now: GoldCounts,
): RegradedAttempt {
  const { right, answered: graded, items: answered } = sumCounts([...others, now].map(heldAgainstNobody));
  const counts = { right, graded, answered, size, needed };
  const nowPasses = passed === false && attemptPassed(counts) === true;
  return { id, ...counts, passed: passed === false ? nowPasses : passed, nowPasses };
}
