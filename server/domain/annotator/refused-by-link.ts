import type { JoiningConditions } from "@/server/domain/project/shown-project";
import { checkEligibility } from "./check-eligibility";
import type { EligibilityCondition } from "./eligibility";
import type { JoinLink } from "./join-link";

/**
 * The first condition of joining that somebody is known not to meet by their link alone; null where there is none.
 * What the link does not say is asked on the join page.
 */
export function refusedByLink(conditions: JoiningConditions, link: JoinLink): EligibilityCondition | null {
  const { country, languages, approvalRate, invite } = link;
  const decision = checkEligibility(
    {
      ...conditions,
      countries: country === undefined ? [] : conditions.countries,
      languages: languages === undefined ? [] : conditions.languages,
      notInProjects: [],
    },
    {
      country: country ?? null,
      languages: languages ?? [],
      approvalRate: approvalRate ?? null,
      invited: invite !== undefined,
      tookPartIn: [],
    },
  );
  return decision.eligible ? null : decision.condition;
}
