import { attemptPassed } from "@/server/domain/qualification/evaluate-qualification";

/** A try at qualifying in which a gold item was answered. */
export interface AttemptToRegrade {
  id: string;
  size: number;
  needed: number;
  /** null until all questions have been answered. */
  passed: boolean | null;
  /** The grades of its other answers; null where the gold item is off. */
  others: readonly (boolean | null)[];
}

export interface RegradedAttempt {
  id: string;
  right: number;
  answered: number;
  needed: number;
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
  now: boolean | null,
): RegradedAttempt {
  const grades = [...others, now];
  const answered = grades.length;
  const right = grades.filter((grade) => grade !== false).length;
  const nowPasses = passed === false && attemptPassed({ answered, right, size, needed }) === true;
  return { id, right, answered, needed, passed: passed === false ? nowPasses : passed, nowPasses };
}
