import { z } from "zod";
import { agreementFigure } from "@/server/domain/agreement/figure";
import { resultFile } from "@/server/domain/agreement/agreement";
import { aggregationPolicy } from "@/server/domain/policy/outcome-policies";

/** What the gold values of a project are computed by, to be compared with its own way. */
export const aggregationParameters = z.object({ aggregation: aggregationPolicy });
export type AggregationParameters = z.infer<typeof aggregationParameters>;

const movedValue = z.object({
  item: z.string(),
  dataset: z.string(),
  /** By the project's own way. */
  from: z.number(),
  to: z.number(),
  /** Counted judgments, without N/A. */
  n: z.int(),
});
export type MovedValue = z.infer<typeof movedValue>;

const comparedValues = z.object({
  /** Items with a value by both ways. */
  items: z.int(),
  /** How many of these have another value. */
  moved: z.int(),
  /** Mean and greatest distance between both values over these items, in points of the scale; null without any. */
  meanMove: z.number().nullable(),
  largestMove: z.number().nullable(),
  /** Pearson's r of both values; n counts items. */
  pearson: agreementFigure,
  /** Items with a value by one way only. */
  gained: z.int(),
  lost: z.int(),
});
export type ComparedValues = z.infer<typeof comparedValues>;

export const aggregationResult = z.object({
  /** The project's own way when it was compared. */
  own: aggregationPolicy,
  /** Values only name answers. */
  areNames: z.boolean().default(false),
  dimensions: z.array(
    comparedValues.extend({
      name: z.string(),
      /** Those that move furthest, furthest first. */
      furthest: z.array(movedValue),
    }),
  ),
  files: z.array(resultFile),
});
export type AggregationResult = z.infer<typeof aggregationResult>;
