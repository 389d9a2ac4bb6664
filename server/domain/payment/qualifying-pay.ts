import type { ProjectSettings } from "@/server/domain/project/project";

export type QualifyingPaySettings = Pick<
  ProjectSettings,
  "qualification" | "qualificationPayMinor" | "plannedAnnotators"
>;

/** What it costs to pay everybody who is planned for qualifying, in the currency's minor unit. */
export function qualifyingPay({
  qualification,
  qualificationPayMinor,
  plannedAnnotators,
}: QualifyingPaySettings): number {
  return qualification.kind === "none" ? 0 : plannedAnnotators * qualificationPayMinor;
}
