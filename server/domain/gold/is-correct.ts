import { isWithin } from "@/server/stats/is-within";

/** What decides whether an answer to a gold item is right. */
export interface KnownAnswer {
  answer: number;
  tolerance: number;
  /** Further right answers, outside answer ± tolerance. */
  accepted: readonly number[];
  /** Whether Not Applicable is right too. */
  acceptsNotApplicable: boolean;
}

/** Whether an answer is right; Not Applicable (null) is only where the known answer accepts it. */
export function isCorrect(known: KnownAnswer, value: number | null): boolean {
  if (value === null) return known.acceptsNotApplicable;
  return (
    isWithin(known.tolerance, value, known.answer) ||
    known.accepted.some((right) => isWithin(0, value, right))
  );
}
