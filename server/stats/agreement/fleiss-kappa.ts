import { undefinedBecause, type Estimate } from "../estimate";
import { type ValuesByItem } from "../judgments/judgment-table";
import { alphaUnits } from "./alpha-units";
import { marginalsOf, total } from "./disagreement";
import { percentAgreement } from "./percent-agreement";

/**
 * Fleiss' κ: how far the percent agreement exceeds the one expected when all annotators choose points with the same
 * probabilities, as a share of the most it could (−1 to 1).
 * @param table any number of annotators per item. Items judged fewer than two times do not enter; where items differ
 *   in n, every pair of judgments weighs the same.
 * @returns with n, the number of items judged at least twice; null with reason "no_pairs" when there is none,
 *   "no_variance" when all their judgments are equal.
 * Source: Fleiss 1971.
 */
export function fleissKappa(table: ValuesByItem): Estimate<"no_pairs" | "no_variance", { n: number }> {
  const observed = percentAgreement(table);
  if (observed.value === null) return observed;
  const units = alphaUnits(table);
  const marginals = marginalsOf(units);
  const judgments = total(marginals);
  const expected = marginals.reduce((sum, count) => sum + (count / judgments) ** 2, 0);
  if (expected === 1) return undefinedBecause("no_variance");
  return { value: (observed.value - expected) / (1 - expected), n: units.times.length };
}
