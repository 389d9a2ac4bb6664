/** What decides whether an answer to a gold item is right. */
export interface KnownAnswer {
  answer: number;
  tolerance: number;
  /** Further right answers, outside answer ± tolerance. */
  accepted: readonly number[];
  /** Whether Not Applicable is right too. */
  acceptsNotApplicable: boolean;
}

/** Decimal answers have no exact binary form; a difference this small is none. */
const tiny = 1e-9;

/** Whether an answer is right; Not Applicable (null) is only where the known answer accepts it. */
export function isCorrect(known: KnownAnswer, value: number | null): boolean {
  if (value === null) return known.acceptsNotApplicable;
  const isNear = (right: number, distance: number) => Math.abs(value - right) <= distance + tiny;
  return isNear(known.answer, known.tolerance) || known.accepted.some((right) => isNear(right, 0));
}
