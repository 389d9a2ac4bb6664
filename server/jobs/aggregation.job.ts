import { aggregationParameters, aggregationResult } from "@/server/domain/aggregation/aggregation";
import { computeAggregation } from "@/server/services/aggregation/compute-aggregation";
import { defineJob } from "./job-definition";

/** The gold values of a project by another way than its own, beside these. */
export const aggregationJob = defineJob({
  parameters: aggregationParameters,
  result: aggregationResult,
  work: computeAggregation,
});
