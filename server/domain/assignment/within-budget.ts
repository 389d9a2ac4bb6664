import type { LimitsPolicy } from "@/server/domain/policy/policies";

/**
 * Whether a page may be leased without taking the pay beyond the budget. All amounts are in the currency's minor unit.
 * @param committedMinor what is due, or would be if every live lease were submitted.
 * @param payMinor what this page would add; a page that adds nothing is within any budget.
 */
export function withinBudget(
  { budgetMinor }: Pick<LimitsPolicy, "budgetMinor">,
  committedMinor: number,
  payMinor: number,
): boolean {
  return budgetMinor === null || payMinor === 0 || committedMinor + payMinor <= budgetMinor;
}
