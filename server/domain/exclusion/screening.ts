import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { shownEstimate } from "@/server/domain/estimate";
import { exclusionRule } from "@/server/domain/policy/outcome-policies";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { ruleKinds } from "@/server/stats/exclusion/exclusion-rule";

/** The rules to look at, and whom to leave in although a rule would have them go. */
export const screeningParameters = z.object({
  rules: z.array(exclusionRule).min(1).max(Object.keys(ruleKinds).length),
  /** Pseudonyms. */
  spared: z.array(z.string().max(20)).max(100_000),
});
export type ScreeningParameters = z.infer<typeof screeningParameters>;

/**
 * Where a figure lies: beyond the bound, within half a standard deviation of all figures from it, or further within;
 * nobody is judged on too few answers.
 */
const figurePlaces = ["beyond", "near", "within", "too-few", "undefined"] as const;

/** One annotator's figure under a rule; an interval where the figure has one. */
const ruleFigure = z.object({
  annotator: z.string(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Answers that it rests on. */
  n: z.int(),
  /** Pages of theirs that count. */
  hits: z.int(),
  place: z.enum(figurePlaces),
});
export type RuleFigure = z.infer<typeof ruleFigure>;

/** What one rule says about everybody. */
const ruleOutcome = z.object({
  rule: exclusionRule,
  /** What the figures are held against; null where it cannot be said. */
  bound: z.number().nullable(),
  /** The least answers on which somebody is judged. */
  minimum: z.int().default(1),
  figures: z.array(ruleFigure),
  /** Where going by the correlation with the gold rests on few answers: see `GoldDoubt`. */
  doubt: z.object({ median: z.number(), beyond: z.int(), unsure: z.int() }).nullable().default(null),
});
export type RuleOutcome = z.infer<typeof ruleOutcome>;

/** Somebody whom a rule would have go, as they were when it was looked at. */
const screenedAnnotator = z.object({
  annotator: z.string(),
  findings: z.array(z.object({ rule: exclusionRule, value: z.number(), bound: z.number() })).min(1),
  isSpared: z.boolean(),
  /** Judgments that count now, and the pages they are on. */
  judgments: z.int(),
  hits: z.int(),
  /** Pages submitted, and gold right and answered: what the figures rest on changes with them. */
  submitted: z.int(),
  goldRight: z.int(),
  goldAnswered: z.int(),
});
export type ScreenedAnnotator = z.infer<typeof screenedAnnotator>;

/** A gold value that would be another one; null where no judgment is left. */
const movedValue = z.object({
  item: z.string(),
  dataset: z.string(),
  before: z.number(),
  after: z.number().nullable(),
  /** Judgments behind it. */
  nBefore: z.int(),
  nAfter: z.int(),
});
export type ScreeningMove = z.infer<typeof movedValue>;

const side = z.object({ alpha: shownEstimate, annotators: z.int(), judgments: z.int() });

/** What rules would do. Nothing has been changed by looking. */
export const screeningResult = z.object({
  /** Of rankings `alpha` is the mean Spearman of pairs of annotators, whose n counts pairs, and values are shares. */
  isRanked: z.boolean().default(false),
  level: z.enum(alphaLevels),
  /** The dimension that alpha is on; null where there is only one. Not there in results from before 0.5.0, which pooled them. */
  dimension: z.string().nullable().optional(),
  before: side,
  after: side,
  rules: z.array(ruleOutcome),
  who: z.array(screenedAnnotator),
  /** Who is excluded already; no rule looks at them. */
  excludedBefore: z.array(z.string()),
  values: z.object({
    /** Items with a gold value now. */
    all: z.int(),
    moved: z.int(),
    /** Mean and greatest change of those that move and keep a value, in points of the scale; null where none does. */
    mean: z.number().nullable(),
    largest: z.number().nullable(),
    /** Those that move the most, those that lose all their judgments first. */
    most: z.array(movedValue),
  }),
  /** Items that are not gold: those without any judgment left, and those with some but fewer than the overlap that had enough. */
  lost: z.int(),
  belowOverlap: z.int(),
  again: z.object({
    /** Judgments of items that are not gold, and the HITs they were on. */
    judgments: z.int(),
    hits: z.int(),
    collectsAgain: z.boolean(),
    /** null where pay was agreed elsewhere, or nothing is collected. */
    cost: amount.nullable(),
    /** What is left of the budget; null without one. */
    budgetLeft: amount.nullable(),
  }),
});
export type ScreeningResult = z.infer<typeof screeningResult>;

/** The newest figures there are, with what was asked; by the job that worked them out. */
export const shownScreening = z.object({
  job: z.string(),
  parameters: screeningParameters,
  finishedAt: z.iso.datetime(),
  result: screeningResult,
});
export type ShownScreening = z.infer<typeof shownScreening>;
