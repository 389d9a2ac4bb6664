import { undefinedBecause, type Estimate } from "../estimate";
import { normal975, normalUpperTail } from "./normal";

export type FisherReason = "too_few_pairs" | "perfect_correlation";

/**
 * 95 % interval of a correlation by Fisher's transformation atanh r, which is about normal with variance 1/(n − 3).
 * @param r −1 to 1; @param n pairs it rests on.
 * @returns null with reason "too_few_pairs" for fewer than four pairs, "perfect_correlation" for −1 and 1, where the
 *   transformation is infinite.
 * Source: Fisher 1921.
 */
export function fisherInterval(
  r: number,
  n: number,
): Estimate<FisherReason, { n: number; low: number; high: number; method: "fisher-z" }> {
  if (n < 4) return undefinedBecause("too_few_pairs");
  if (Math.abs(r) >= 1) return undefinedBecause("perfect_correlation");
  const reach = normal975 / Math.sqrt(n - 3);
  const [low, high] = [Math.tanh(Math.atanh(r) - reach), Math.tanh(Math.atanh(r) + reach)];
  return { value: r, n, low, high, method: "fisher-z" };
}

/**
 * 95 % interval of a rank correlation: that of Fisher's transformation, whose variance is then (1 + r²/2)/(n − 3).
 * @param r Spearman, −1 to 1; @param n pairs it rests on.
 * @returns null with the reasons of `fisherInterval`.
 * Source: Bonett and Wright 2000.
 */
export function rankInterval(
  r: number,
  n: number,
): Estimate<FisherReason, { n: number; low: number; high: number; method: "bonett-wright" }> {
  if (n < 4) return undefinedBecause("too_few_pairs");
  if (Math.abs(r) >= 1) return undefinedBecause("perfect_correlation");
  const reach = normal975 * Math.sqrt((1 + (r * r) / 2) / (n - 3));
  const [low, high] = [Math.tanh(Math.atanh(r) - reach), Math.tanh(Math.atanh(r) + reach)];
  return { value: r, n, low, high, method: "bonett-wright" };
}

/**
 * One-tailed test that the first of two correlations is the higher one, as for independent samples.
 * @returns z as the value, and p (0–1), the chance of a z at least as high when both are equal in truth; null with
 *   the reasons of `fisherInterval`.
 * Source: Fisher 1921; Press et al. 2002, 14.5.10, as STS 2013 §4.1 uses it.
 */
export function fisherTest(
  first: { r: number; n: number },
  second: { r: number; n: number },
): Estimate<FisherReason, { p: number }> {
  if (first.n < 4 || second.n < 4) return undefinedBecause("too_few_pairs");
  if (Math.abs(first.r) >= 1 || Math.abs(second.r) >= 1) return undefinedBecause("perfect_correlation");
  const error = Math.sqrt(1 / (first.n - 3) + 1 / (second.n - 3));
  const value = (Math.atanh(first.r) - Math.atanh(second.r)) / error;
  return { value, p: normalUpperTail(value) };
}
