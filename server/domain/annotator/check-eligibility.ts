import type { EligibilityPolicy } from "@/server/domain/policy/policies";

/** What is known of somebody who wants to join. */
export interface Applicant {
  /** ISO 3166-1 alpha-2; null where nobody said. */
  country: string | null;
  /** BCP 47 primary tags of the languages they read. */
  languages: readonly string[];
  /** 0–1; null where the recruiter tells none. */
  approvalRate: number | null;
  /** Whether they came by a personal invitation to this project. */
  invited: boolean;
  /** Addresses of the owner's projects in which they took part. */
  tookPartIn: readonly string[];
}

/** `needed` is what would meet the condition; of `other-project`, the projects that stand against it. */
export type EligibilityDecision =
  | { eligible: true }
  | { eligible: false; condition: "country" | "language"; needed: readonly string[] }
  | { eligible: false; condition: "approval-rate"; needed: number }
  | { eligible: false; condition: "invitation"; needed: null }
  | { eligible: false; condition: "other-project"; needed: readonly string[] };

/**
 * Whether somebody may join, else the first condition they do not meet. A country or language that is not known does
 * not meet a list of them; an approval rate that is not told is taken to have been checked by the recruiter.
 */
export function checkEligibility(policy: EligibilityPolicy, person: Applicant): EligibilityDecision {
  const { countries, languages, minApprovalRate, invitedOnly, notInProjects } = policy;
  const { approvalRate } = person;
  if (invitedOnly && !person.invited) return { eligible: false, condition: "invitation", needed: null };
  if (countries.length > 0 && (person.country === null || !countries.includes(person.country))) {
    return { eligible: false, condition: "country", needed: countries };
  }
  if (languages.length > 0 && !languages.some((one) => person.languages.includes(one))) {
    return { eligible: false, condition: "language", needed: languages };
  }
  if (minApprovalRate !== null && approvalRate !== null && approvalRate < minApprovalRate) {
    return { eligible: false, condition: "approval-rate", needed: minApprovalRate };
  }
  const against = notInProjects.filter((slug) => person.tookPartIn.includes(slug));
  return against.length > 0
    ? { eligible: false, condition: "other-project", needed: against }
    : { eligible: true };
}
