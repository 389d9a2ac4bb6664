import type { FieldProblems } from "@/server/domain/field-problems";
import { checkAttentionChecks } from "@/server/domain/attention-check/check-attention-checks";
import { checkEligibilityLists, checkLimits } from "@/server/domain/policy/check-limits";
import { checkQualification } from "@/server/domain/policy/check-qualification";
import { checkSharingOut } from "@/server/domain/policy/check-sharing-out";
import { checkStopping } from "@/server/domain/policy/check-stopping";
import { checkQuestions } from "@/server/domain/questionnaire/check-questions";
import { checkRecruiters } from "@/server/domain/recruiter/check-recruiters";
import type { ProjectSettings } from "./project";

/** What settings contradict each other, by field. Of two that do not go together the one named is the lesser change. */
export function checkSettings(settings: ProjectSettings): FieldProblems {
  return {
    ...checkSharingOut(settings),
    ...checkQualification(settings),
    ...checkStopping(settings),
    ...checkAttentionChecks(settings),
    ...checkEligibilityLists(settings),
    ...checkLimits(settings),
    ...checkQuestions(settings),
    ...checkRecruiters(settings),
  };
}
