import { insertRelease } from "@/db/queries/released-versions";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import type { ReleaseParameters, ReleaseResult } from "@/server/domain/release/release-job";
import { recordEvent } from "@/server/services/project/internal/record-event";

export interface MadeRelease extends ReleaseParameters {
  projectId: string;
  actor: Actor;
  /** The job that wrote it; null where none did. */
  jobId: string | null;
  result: Extract<ReleaseResult, { isNew: true }>;
}

/** Makes files that were written the next release of their project. */
export async function storeRelease(deps: Deps, tx: Tx, made: MadeRelease): Promise<void> {
  const { projectId, actor, jobId, aggregation } = made;
  const { isNew: _isNew, ...written } = made.result;
  await insertRelease(tx, {
    ...written,
    id: deps.newId(),
    projectId,
    jobId,
    aggregation,
    createdByUserId: actor.kind === "user" ? actor.userId : null,
    createdAt: deps.now(),
  });
  await recordEvent(deps, tx, { projectId, actor }, "release_created", { version: written.version });
}
