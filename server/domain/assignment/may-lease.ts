import type { ProjectSettings, ProjectState } from "@/server/domain/project/project";
import { checkEligibility, type Applicant } from "@/server/domain/annotator/check-eligibility";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { NoAssignmentReason } from "./assignment";
import { campaignWindow } from "./campaign-window";

/** Whom a page would be leased to, and where. */
export interface Asker extends Omit<Applicant, "invited" | "tookPartIn"> {
  state: AnnotatorState;
  invitationId: string | null;
  projectState: ProjectState;
  settings: Pick<ProjectSettings, "limits" | "eligibility">;
}

export type LeaseDecision =
  | { may: true }
  | { may: false; reason: NoAssignmentReason; date?: string; condition?: EligibilityCondition };

/**
 * Decides whether somebody may have a page at all, before any is looked for: their own status comes first, then
 * whether the project is open, then whether they still meet its conditions.
 * @param now milliseconds since 1970.
 */
export function mayLease(asker: Asker, now: number): LeaseDecision {
  if (asker.state === "stopped" || asker.state === "paused") return { may: false, reason: asker.state };
  if (asker.state === "failed") return { may: false, reason: "failed_qualification" };
  if (asker.projectState !== "live") {
    return { may: false, reason: asker.projectState === "closed" ? "closed" : "paused" };
  }
  const window = campaignWindow(asker.settings.limits, now);
  if (!window.open) {
    return { may: false, reason: window.reason === "over" ? "closed" : "paused", date: window.date };
  }
  // Other projects are looked at on joining only: to take part in one later takes nothing away.
  const person = { ...asker, invited: asker.invitationId !== null, tookPartIn: [] };
  const eligibility = checkEligibility(asker.settings.eligibility, person);
  return eligibility.eligible
    ? { may: true }
    : { may: false, reason: "not_eligible", condition: eligibility.condition };
}
