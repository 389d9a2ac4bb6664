import { undefinedBecause, type Estimate } from "./estimate";
import { present, type Maybe } from "./present";
import { sum } from "./sum";

export type MeanReason = "no_values" | "not_finite";

/**
 * Arithmetic mean.
 * @param values one per judgment; null is missing and left out.
 * @returns null with reason "no_values" when all are missing, "not_finite" when a value or the sum is not finite.
 */
export function mean(values: readonly Maybe[]): Estimate<MeanReason> {
  const given = present(values);
  if (given.length === 0) return undefinedBecause("no_values");
  const value = sum(given) / given.length;
  return Number.isFinite(value) ? { value } : undefinedBecause("not_finite");
}
