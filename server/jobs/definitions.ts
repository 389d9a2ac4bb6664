import type { JobKind } from "@/server/domain/job/job";
import type { JobDefinition } from "./job-definition";

/** Every kind of job there is. */
export const jobDefinitions = {} as Record<JobKind, JobDefinition>;
