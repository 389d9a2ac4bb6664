import { undefinedBecause, type Estimate } from "./estimate";
import { present, type Maybe } from "./present";
import { sum } from "./sum";

export type DeviationReason = "too_few_values" | "not_finite";

/**
 * Standard deviation of a sample, with n − 1 in the denominator: the spread to expect of further judgments.
 * @param values one per judgment; null is missing and left out.
 * @returns null with reason "too_few_values" for fewer than two values, "not_finite" when one of them or the sum
 *   of squares is not finite.
 */
export function sampleStandardDeviation(values: readonly Maybe[]): Estimate<DeviationReason> {
  return deviation(present(values), 1);
}

/**
 * Standard deviation of a population, with n in the denominator: the spread of just these values.
 * @param values one per judgment; null is missing and left out.
 * @returns null with reason "too_few_values" when all are missing, "not_finite" when one of them or the sum of
 *   squares is not finite.
 */
export function populationStandardDeviation(values: readonly Maybe[]): Estimate<DeviationReason> {
  return deviation(present(values), 0);
}

/** Two passes, mean first: the one-pass formula cancels where the spread is small beside the mean. */
function deviation(values: readonly number[], lost: 0 | 1): Estimate<DeviationReason> {
  if (values.length <= lost) return undefinedBecause("too_few_values");
  const centre = sum(values) / values.length;
  if (!Number.isFinite(centre)) return undefinedBecause("not_finite");
  const squares = sum(values.map((value) => (value - centre) ** 2));
  const value = Math.sqrt(squares / (values.length - lost));
  return Number.isFinite(value) ? { value } : undefinedBecause("not_finite");
}
