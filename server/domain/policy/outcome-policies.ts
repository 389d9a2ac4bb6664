import { z } from "zod";
import { smoothings } from "@/server/stats/aggregation/smoothing";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { ruleKind, ruleKinds, type RuleName } from "@/server/stats/exclusion/exclusion-rule";

export const ruleNames = Object.keys(ruleKinds) as [RuleName, ...RuleName[]];

/** A rule by which an annotator's judgments are left out; `bound` lies within what the rule allows. */
export const exclusionRule = z
  .object({
    name: z.enum(ruleNames),
    bound: z.number(),
    /** The least answers on which somebody is judged; the usual number of the rule where it says none. */
    minimum: z.int().min(1).max(100_000).optional(),
  })
  .refine(({ name, bound }) => {
    const { least, most, wholeOnly } = ruleKind(name);
    return bound >= least && bound <= most && (!wholeOnly || Number.isInteger(bound));
  });

/** Which items wait for a person's decision, and how many people decide. */
const adjudicationPolicy = z.object({
  /** Any two counted judgments of an item differ by at least so many points of the scale; null does not ask for it. */
  difference: z.number().gt(0).max(10_000).nullable(),
  /** The 95 % interval of an item's mean is at least so wide; null does not ask for it. */
  ciWidth: z.number().gt(0).max(10_000).nullable(),
  /** Hides who judged what and shuffles the judgments. */
  blind: z.boolean(),
  /** Two people decide apart; the decision holds once both are equal. */
  secondAdjudicator: z.boolean(),
  /** Where two decisions differ, an owner or organizer decides. Without it the later of the two holds. */
  escalate: z.boolean(),
});
export type AdjudicationPolicy = z.infer<typeof adjudicationPolicy>;

/** The ways to a gold value that have no number of their own. */
const plainMethods = ["mean", "median", "weighted", "shift-scale", "majority"] as const;

/** All ways to a gold value, by name. */
export const aggregationMethods = [...plainMethods, "dawid-skene", "trimmed", "sd-trimmed"] as const;
export type AggregationMethod = (typeof aggregationMethods)[number];

/** How the counted judgments of an item become its gold value. */
export const aggregationPolicy = z.object({
  aggregation: z.discriminatedUnion("method", [
    z.object({ method: z.enum(plainMethods) }),
    /** Smoothed below five judgments an item unless `smoothing` is none. */
    z.object({ method: z.literal("dawid-skene"), smoothing: z.enum(smoothings).optional() }),
    /** The share of judgments cut off at each end. */
    z.object({ method: z.literal("trimmed"), share: z.number().min(0).lt(0.5) }),
    /** Judgments further from the item's mean than so many of its population SDs are left out. */
    z.object({ method: z.literal("sd-trimmed"), deviations: z.number().gt(0).max(10) }),
  ]),
  /** What an item is worth that everybody called Not Applicable. */
  allNotApplicable: z.enum(["zero", "missing"]),
});
export type AggregationPolicy = z.infer<typeof aggregationPolicy>;

/** What is done with the judgments once they are there; part of a project's settings. */
export const outcomePolicies = z.object({
  /** What differences between the scale's values mean to Krippendorff's alpha. */
  agreementLevel: z.enum(alphaLevels),
  /** The rules that the exclusion screen begins with. Nothing is excluded by them until somebody applies them. */
  exclusionRules: z.array(exclusionRule).max(ruleNames.length),
  adjudication: adjudicationPolicy,
  aggregation: aggregationPolicy,
});
export type OutcomePolicies = z.infer<typeof outcomePolicies>;

/** The plain mean, interval alpha, and nothing to adjudicate. */
export const plainOutcome: OutcomePolicies = {
  agreementLevel: "interval",
  exclusionRules: [],
  adjudication: { difference: null, ciWidth: null, blind: true, secondAdjudicator: false, escalate: false },
  aggregation: { aggregation: { method: "mean" }, allNotApplicable: "zero" },
};
