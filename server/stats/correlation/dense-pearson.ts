import { undefinedBecause, type Estimate } from "../estimate";
import { pearsonValue } from "./pearson-value";

export type CorrelationReason = "too_few_pairs" | "no_variance" | "not_finite";
export type Correlation = Estimate<CorrelationReason, { n: number }>;

/** Pearson's correlation of the first n entries of two arrays, all of them present; see `pearson` for its meaning. */
export function densePearson(x: ArrayLike<number>, y: ArrayLike<number>, n: number): Correlation {
  if (n < 2) return undefinedBecause("too_few_pairs");
  const value = pearsonValue(x, y, n);
  if (!Number.isNaN(value)) return { value, n };
  return undefinedBecause(deviatesFinitely(x, n) && deviatesFinitely(y, n) ? "no_variance" : "not_finite");
}

/** Not where a value is not finite, nor where the mean or a distance from it overflows. */
function deviatesFinitely(values: ArrayLike<number>, n: number): boolean {
  let total = 0;
  for (let at = 0; at < n; at += 1) total += values[at]!;
  for (let at = 0; at < n; at += 1) if (!Number.isFinite(values[at]! - total / n)) return false;
  return true;
}
