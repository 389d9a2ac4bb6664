import type { Deps } from "@/server/deps";
import { releaseParameters, releaseResult } from "@/server/domain/release/release-job";
import type { SettleJob } from "@/server/services/job/end-job";
import { storeRelease } from "./internal/store-release";

/** A release that was written is one as soon as its job has ended, and never before. */
export function keepRelease(deps: Deps): SettleJob {
  return async (tx, { id, projectId, parameters, createdByUserId }, found) => {
    const result = releaseResult.parse(found);
    if (!result.isNew) return result;
    const actor =
      createdByUserId === null
        ? { kind: "system" as const }
        : { kind: "user" as const, userId: createdByUserId };
    const { aggregation } = releaseParameters.parse(parameters);
    await storeRelease(deps, tx, { projectId, actor, jobId: id, aggregation, result });
    return result;
  };
}
