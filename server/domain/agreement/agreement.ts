import { z } from "zod";
import { shownEstimate } from "@/server/domain/estimate";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { alphaLevels } from "@/server/stats/agreement/krippendorff-alpha";
import { rankingAgreementSummary } from "./ranking-agreement";
import { agreementReport } from "./report";
import { taskFigures } from "./task-figures";

/** What agreement is asked to be computed by. */
export const agreementParameters = z.object({
  level: z.enum(alphaLevels),
  /** Samples of items behind each interval of alpha. */
  replicates: z.int().min(100).max(10_000),
  seed: z.int().min(0).max(999_999_999),
  /** Items that two annotators must both have judged to be compared. */
  minShared: z.int().min(2).max(1_000),
});
export type AgreementParameters = z.infer<typeof agreementParameters>;

const annotatorAgreement = z.object({
  annotator: z.string(),
  state: z.enum(annotatorStates),
  isExcluded: z.boolean(),
  /** Work items judged, of those that count; of an excluded annotator, of those that were left out. */
  items: z.int(),
  hits: z.int(),
  /** With the mean of the others; n counts the items that both sides judged. */
  pearson: shownEstimate,
  spearman: z.number().nullable(),
  gold: z.object({ right: z.int(), answered: z.int() }),
  /** Of their own values, in points of the scale. */
  mean: z.number().nullable(),
  sd: z.number().nullable(),
  /** Share of their values at either end of the scale (0–1). */
  endShare: z.number().nullable(),
});
export type AnnotatorAgreement = z.infer<typeof annotatorAgreement>;

const pairAgreement = z.object({
  a: z.string(),
  b: z.string(),
  pearson: z.number().nullable(),
  spearman: z.number().nullable(),
  kendall: z.number().nullable(),
  n: z.int(),
  reason: z.string().optional(),
});
export type PairAgreement = z.infer<typeof pairAgreement>;

const dividedItem = z.object({
  item: z.string(),
  dataset: z.string(),
  /** Ascending. */
  values: z.array(z.number()),
  sd: z.number().nullable(),
  /** The value decided for it; null where nobody decided one. */
  adjudicated: z.number().nullable(),
});
export type WidestItem = z.infer<typeof dividedItem>;

const goldMean = z.object({
  item: z.string(),
  gold: z.number(),
  mean: z.number().nullable(),
  n: z.int(),
});
export type GoldMean = z.infer<typeof goldMean>;

/** What is told of one dimension besides its figures. */
const dimensionAgreement = z.object({
  name: z.string(),
  /** The least and greatest point of the scale. */
  range: z.object({ min: z.number(), max: z.number() }),
  histograms: z.array(
    z.object({
      name: z.string(),
      /** A null value is Not Applicable. */
      counts: z.array(z.object({ value: z.number().nullable(), count: z.int() })),
    }),
  ),
  /** Mean and standard deviation of all judgments; null without enough of them. */
  crowd: z.object({ mean: z.number(), sd: z.number() }).nullable(),
  annotatorRows: z.array(annotatorAgreement),
  /** The pairs among those who agree least, where there are more annotators than can be drawn. */
  pairs: z.array(pairAgreement),
  /** The items whose judgments lie furthest apart, widest first. */
  divided: z.array(dividedItem),
  gold: z.array(goldMean),
});
export type DimensionAgreement = z.infer<typeof dimensionAgreement>;

/** A file in a job's folder. */
export const resultFile = z.object({ name: z.string(), rows: z.int() });
export type ResultFile = z.infer<typeof resultFile>;

export const agreementResult = z.object({
  level: z.enum(alphaLevels),
  replicates: z.int(),
  /** Counted judgments of work items on all dimensions. */
  judgments: z.int(),
  /** The figures; null where annotators rank. */
  report: agreementReport.nullable(),
  dimensions: z.array(dimensionAgreement),
  /** Where annotators rank instead; the dimensions are then left out. */
  rankings: rankingAgreementSummary.nullable().default(null),
  /** What only the project's task type has; null without any. */
  figures: taskFigures.nullable().default(null),
  files: z.array(resultFile),
});
export type AgreementResult = z.infer<typeof agreementResult>;
