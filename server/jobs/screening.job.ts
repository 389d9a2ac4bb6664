import { screeningParameters, screeningResult } from "@/server/domain/exclusion/screening";
import { runScreening } from "@/server/services/exclusion/run-screening";
import { defineJob } from "./job-definition";

/** What exclusion rules would do; nothing is changed by it. */
export const screeningJob = defineJob({
  parameters: screeningParameters,
  result: screeningResult,
  work: runScreening,
});
