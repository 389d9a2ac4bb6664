import type { JobKind } from "@/server/domain/job/job";
import { aggregationJob } from "./aggregation.job";
import { agreementJob } from "./agreement.job";
import type { JobDefinition } from "./job-definition";
import { rehearsalJob } from "./rehearsal.job";
import { releaseJob } from "./release.job";
import { screeningJob } from "./screening.job";

/** Every kind of job there is. */
export const jobDefinitions: Record<JobKind, JobDefinition> = {
  agreement: agreementJob,
  aggregation: aggregationJob,
  rehearsal: rehearsalJob,
  release: releaseJob,
  screening: screeningJob,
};
