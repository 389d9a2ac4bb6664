import { joinedAmong } from "@/db/queries/joining";
import type { Tx } from "@/db/store";
import { checkEligibility } from "@/server/domain/annotator/check-eligibility";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import type { GivenOrigin } from "@/server/domain/annotator/refusal";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import type { ArrivalTraces } from "./arrival-traces";
import type { ApplicantIdentity } from "./identify-applicant";
import { givenBy, annotatorStatusRefusal } from "./remember-refusal";

interface Applying {
  input: JoinInput;
  applicant: ApplicantIdentity;
  traces: ArrivalTraces;
}

/**
 * Refuses whoever does not meet the conditions of joining, or was refused before and says something else now.
 * @throws DomainError `not_eligible` with the first condition that is not met, what would meet it, what was said, and
 *   whether that was said at an earlier time.
 */
export async function requireEligible(
  tx: Tx,
  { projectId, policy }: { projectId: string; policy: EligibilityPolicy },
  { input, applicant, traces }: Applying,
): Promise<void> {
  const before = await annotatorStatusRefusal(tx, { projectId, policy }, traces);
  if (before !== undefined) {
    throw refused(before.condition, neededFor(before.condition, policy), before.given, true);
  }
  const { source, externalId, invitationId } = applicant;
  const { notInProjects } = policy;
  const isKnown = externalId !== null && notInProjects.length > 0;
  const given = givenBy(input);
  const decision = checkEligibility(policy, {
    ...given,
    invited: invitationId !== null,
    tookPartIn: isKnown ? await joinedAmong(tx, notInProjects, { source, externalId }) : [],
  });
  if (!decision.eligible) throw refused(decision.condition, decision.needed, given, false);
}

function refused(
  condition: EligibilityCondition,
  needed: unknown,
  given: GivenOrigin,
  remembered: boolean,
): DomainError {
  return new DomainError("not_eligible", sentences[condition], { condition, needed, given, remembered });
}

function neededFor(condition: EligibilityCondition, policy: EligibilityPolicy): unknown {
  switch (condition) {
    case "country":
      return policy.countries;
    case "language":
      return policy.languages;
    case "approval-rate":
      return policy.minApprovalRate;
    case "other-project":
      return policy.notInProjects;
    case "invitation":
      return null;
  }
}

const sentences: Record<EligibilityCondition, string> = {
  country: "This project is open to people in other countries.",
  language: "This project is open to people who read other languages.",
  "approval-rate": "This project is open to people with a higher approval rate.",
  invitation: "This project is open to people who were invited.",
  "other-project": "This project is open to people who did not take part before.",
};
