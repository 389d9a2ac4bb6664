import { joinedAmong } from "@/db/queries/joining";
import type { Tx } from "@/db/store";
import { checkEligibility } from "@/server/domain/annotator/check-eligibility";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import type { ApplicantIdentity } from "./identify-applicant";

/**
 * Refuses whoever does not meet the conditions of joining.
 * @throws DomainError `not_eligible` with the first condition that is not met and what would meet it.
 */
export async function requireEligible(
  tx: Tx,
  policy: EligibilityPolicy,
  { source, externalId, invitationId }: ApplicantIdentity,
  { country, languages, approvalRate }: JoinInput,
): Promise<void> {
  const { notInProjects } = policy;
  const isKnown = externalId !== null && notInProjects.length > 0;
  const decision = checkEligibility(policy, {
    country: country ?? null,
    languages: languages ?? [],
    approvalRate: approvalRate ?? null,
    invited: invitationId !== null,
    tookPartIn: isKnown ? await joinedAmong(tx, notInProjects, { source, externalId }) : [],
  });
  if (decision.eligible) return;
  const { condition, needed } = decision;
  throw new DomainError("not_eligible", sentences[condition], { condition, needed });
}

const sentences: Record<EligibilityCondition, string> = {
  country: "This project is open to people in other countries.",
  language: "This project is open to people who read other languages.",
  "approval-rate": "This project is open to people with a higher approval rate.",
  invitation: "This project is open to people who were invited.",
  "other-project": "This project is open to people who did not take part before.",
};
