import { insertRelease } from "@/db/queries/released-versions";
import type { Deps } from "@/server/deps";
import { releaseParameters, releaseResult } from "@/server/domain/release/release-job";
import type { SettleJob } from "@/server/services/job/end-job";
import { recordEvent } from "@/server/services/project/record-event";

/** A release that was written is one as soon as its job has ended, and never before. */
export function keepRelease(deps: Deps): SettleJob {
  return async (tx, job, found) => {
    const result = releaseResult.parse(found);
    if (!result.isNew) return result;
    const { version, fingerprint, summary, files } = result;
    const { projectId, createdByUserId } = job;
    await insertRelease(tx, {
      id: deps.newId(),
      projectId,
      version,
      fingerprint,
      jobId: job.id,
      aggregation: releaseParameters.parse(job.parameters).aggregation,
      summary,
      files,
      createdByUserId,
      createdAt: deps.now(),
    });
    const actor =
      createdByUserId === null
        ? { kind: "system" as const }
        : { kind: "user" as const, userId: createdByUserId };
    await recordEvent(deps, tx, { projectId, actor }, "release_created", { version });
    return result;
  };
}
