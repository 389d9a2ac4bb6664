import type { JobKind } from "@/server/domain/job/job";
import { agreementJob } from "./agreement.job";
import type { JobDefinition } from "./job-definition";
import { releaseJob } from "./release.job";
import { screeningJob } from "./screening.job";

/** Every kind of job there is. */
export const jobDefinitions = {
  agreement: agreementJob,
  release: releaseJob,
  screening: screeningJob,
} as Record<JobKind, JobDefinition>;
