import { undefinedBecause, type Estimate } from "../estimate";
import { studentTwoTailed } from "../student-t";

/** Two runs' correlations with one gold, that of the runs with each other, and the items all three rest on. */
export interface SharedCorrelations {
  a: number;
  b: number;
  between: number;
  n: number;
}

export type WilliamsReason = "too_few_pairs" | "perfect_correlation";

/** The two-tailed p (0–1), the degrees of freedom, and the standard error of the difference of the correlations. */
export interface WilliamsFigures {
  p: number;
  df: number;
  error: number;
}

/**
 * Test that two correlations with the same gold differ, made for runs that are scored on the same items.
 * @returns t as the value; null with reason "too_few_pairs" for fewer than four items, "perfect_correlation" where the
 *   error of a difference is 0. Equal runs give t = 0 and p = 1.
 * Source: Williams 1959, as T2 of Steiger 1980, equation 7.
 */
export function williamsTest({
  a,
  b,
  between,
  n,
}: SharedCorrelations): Estimate<WilliamsReason, WilliamsFigures> {
  if (n < 4) return undefinedBecause("too_few_pairs");
  const df = n - 3;
  const determinant = Math.max(0, 1 - a * a - b * b - between * between + 2 * a * b * between);
  const middle = (a + b) / 2;
  const spread = 2 * ((n - 1) / df) * determinant + middle * middle * (1 - between) ** 3;
  const error = Math.sqrt(Math.max(0, spread) / ((n - 1) * (1 + between)));
  if (a === b) return { value: 0, p: 1, df, error: Number.isFinite(error) ? error : 0 };
  const t = (a - b) / error;
  return Number.isFinite(t)
    ? { value: t, p: studentTwoTailed(t, df), df, error }
    : undefinedBecause("perfect_correlation");
}
