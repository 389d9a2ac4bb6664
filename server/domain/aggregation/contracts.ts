import { z } from "zod";
import { aggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { aggregationParameters, aggregationResult } from "./aggregation";

/** Another way to gold values, to be compared with the project’s own. */
export const compareAggregationInput = aggregationParameters;
export type CompareAggregationInput = z.infer<typeof compareAggregationInput>;

/** The latest comparison that was finished. */
export const shownAggregation = z.object({
  job: z.string(),
  at: z.iso.datetime(),
  aggregation: aggregationPolicy,
  result: aggregationResult,
});
export type ShownAggregation = z.infer<typeof shownAggregation>;
