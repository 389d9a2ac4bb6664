import type { ProjectSettings } from "@/server/domain/project/project";

type Pay = Pick<ProjectSettings, "payPerHitMinor" | "qualification" | "qualificationPayMinor">;

/** Whether people are paid for the qualification, passed or not. */
export function isTestPaid({ payPerHitMinor, qualification, qualificationPayMinor }: Pay): boolean {
  return payPerHitMinor !== null && qualification.kind !== "none" && qualificationPayMinor > 0;
}
