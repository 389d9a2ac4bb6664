import type { ProjectSettings } from "@/server/domain/project/project";
import { qualifyingPay, type QualifyingPaySettings } from "./qualifying-pay";

/**
 * How many pages the budget pays for, once the people planned have been paid for qualifying.
 * @returns null where there is no budget, or pages cost nothing.
 */
export function hitsPaidFor(
  settings: QualifyingPaySettings & Pick<ProjectSettings, "limits" | "payPerHitMinor">,
): number | null {
  const { limits, payPerHitMinor } = settings;
  if (limits.budgetMinor === null || payPerHitMinor === null || payPerHitMinor === 0) return null;
  return Math.max(0, Math.floor((limits.budgetMinor - qualifyingPay(settings)) / payPerHitMinor));
}
