import type { ProjectSettings } from "@/server/domain/project/project";

/**
 * How many pages the budget pays for, once the people planned have been paid for qualifying.
 * @returns null where there is no budget, or pages cost nothing.
 */
export function pagesPaidFor({
  limits,
  payPerHitMinor,
  qualification,
  qualificationPayMinor,
  plannedAnnotators,
}: Pick<
  ProjectSettings,
  "limits" | "payPerHitMinor" | "qualification" | "qualificationPayMinor" | "plannedAnnotators"
>): number | null {
  if (limits.budgetMinor === null || payPerHitMinor === null || payPerHitMinor === 0) return null;
  const qualifying = qualification.kind === "none" ? 0 : plannedAnnotators * qualificationPayMinor;
  return Math.max(0, Math.floor((limits.budgetMinor - qualifying) / payPerHitMinor));
}
