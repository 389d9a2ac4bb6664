import { z } from "zod";
import { joinInput } from "@/server/domain/assignment/contracts";
import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import { annotatorSources } from "./annotator";
import { checkEligibility } from "./check-eligibility";
import { eligibilityConditions, type EligibilityCondition } from "./eligibility";

/** What somebody said of themselves when they wanted to join, or their link did. */
const givenOrigin = z.object({
  country: z.string().nullable(),
  languages: z.array(z.string()),
  approvalRate: z.number().nullable(),
});
export type GivenOrigin = z.infer<typeof givenOrigin>;

/** What the page sends for somebody who reads none of the languages: an answer too, unlike none. */
export const noLanguage = "none";

/** Whether a refusal is remembered: whoever lacks an invitation may be given one. */
export const isRemembered = (condition: EligibilityCondition): boolean => condition !== "invitation";

/**
 * Whether a refusal still stands: unless it was lifted, or its condition has been changed so that what was said at
 * the time meets it.
 */
export function refusalStands(
  policy: EligibilityPolicy,
  {
    condition,
    given,
    liftedAt,
  }: { condition: EligibilityCondition; given: GivenOrigin; liftedAt: number | null },
): boolean {
  if (liftedAt !== null) return false;
  if (condition === "other-project") return policy.notInProjects.length > 0;
  const only: EligibilityPolicy = {
    countries: condition === "country" ? policy.countries : [],
    languages: condition === "language" ? policy.languages : [],
    minApprovalRate: condition === "approval-rate" ? policy.minApprovalRate : null,
    invitedOnly: false,
    notInProjects: [],
  };
  return !checkEligibility(only, { ...given, invited: false, tookPartIn: [] }).eligible;
}

/** Whose refusal is asked for: this browser's, and that of whoever a recruiter calls so. */
export const refusedInput = joinInput.pick({ project: true, source: true, externalId: true });
export type RefusedInput = z.infer<typeof refusedInput>;

/** A refusal as the person who was refused reads it. */
export const ownRefusal = z.object({
  condition: z.enum(eligibilityConditions),
  /** null where another browser was refused under the same id of a recruiter. */
  given: givenOrigin.nullable(),
  contested: z.boolean(),
  answer: z.string().nullable(),
  /** Whether they can object from this browser. */
  mayContest: z.boolean(),
});
export type OwnRefusal = z.infer<typeof ownRefusal>;

/** A refusal as organizers see it. */
const listedRefusal = z.object({
  id: z.string(),
  condition: z.enum(eligibilityConditions),
  given: givenOrigin,
  source: z.enum(annotatorSources),
  externalId: z.string().nullable(),
  at: z.iso.datetime(),
  comment: z.string().nullable(),
  answer: z.string().nullable(),
});
export type ListedRefusal = z.infer<typeof listedRefusal>;

export const maxRefusals = 50;

export const listedRefusals = z.object({
  /** Those who object and wait for an answer first, then the newest; at most `mostRefusals`. */
  refusals: z.array(listedRefusal),
  /** How many there are in all. */
  count: z.int(),
});
export type ListedRefusals = z.infer<typeof listedRefusals>;

export const contestRefusalInput = z.object({ comment: z.string().trim().min(1).max(1_000) });
export type ContestRefusalInput = z.infer<typeof contestRefusalInput>;

export const answerRefusalInput = z.object({
  refusal: z.string().max(100),
  /** What the person reads; may be empty where they may try again. */
  answer: z.string().trim().max(1_000),
  /** Whether they may answer the questions of joining again. */
  lift: z.boolean(),
});
export type AnswerRefusalInput = z.infer<typeof answerRefusalInput>;
