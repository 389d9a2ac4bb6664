import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";
import { jobSnapshot } from "@/server/domain/job/job";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { agreementParameters, agreementResult } from "./agreement";
import { liveStatistics } from "./live-agreement";

/** What is left out is as the project and the defaults have it. */
export const computeAgreementInput = agreementParameters.partial();
export type ComputeAgreementInput = z.infer<typeof computeAgreementInput>;

export const startedJob = z.object({ job: z.string() });

/** What the agreement screen shows of the latest computation that was finished. */
const latestAgreement = z.object({
  job: z.string(),
  result: agreementResult,
  snapshot: jobSnapshot,
  at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Whether judgments, exclusions, adjudications or the level changed since. */
  hasChanged: z.boolean(),
  /** The least correlation with the others that a rule of the project allows; null without such a rule. */
  bound: z.number().nullable(),
});
export type LatestAgreement = z.infer<typeof latestAgreement>;

/** Agreement as it stood after so many judgments. */
const agreementPoint = z.object({
  at: z.iso.datetime(),
  judgments: z.int(),
  figure: shownEstimate,
  interTagger: shownEstimate,
});
export type AgreementPoint = z.infer<typeof agreementPoint>;

/** Agreement as the live page has it: the newest point, or why there is none yet, and how it came to be. */
export const liveAgreement = z.object({
  statistic: z.enum(liveStatistics),
  /** Of alpha. */
  level: z.enum(alphaLevels),
  /** The dimension that the figures are on; null where there is only one. */
  dimension: z.string().nullable(),
  /** Null with reason "too_few_items" while fewer items were judged twice than it takes; n says how many were. */
  figure: shownEstimate,
  interTagger: shownEstimate,
  /** In the order in which they were taken, thinned to what a plot can show. */
  points: z.array(agreementPoint),
});
export type LiveAgreement = z.infer<typeof liveAgreement>;

/** What the agreement screen shows. */
export const shownAgreement = z.object({
  /** null while nothing was computed. */
  report: latestAgreement.nullable(),
  /** Whether there is anything to compute. */
  canCompute: z.boolean(),
  /** Of the statistic of the project's task type. */
  course: z.array(agreementPoint),
});
export type ShownAgreement = z.infer<typeof shownAgreement>;
