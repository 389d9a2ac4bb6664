import { uniqueViolation } from "@/db/errors";
import { activeJob, insertJob } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import type { JobKind } from "@/server/domain/job/job";
import type { Actor } from "@/server/domain/organizer/actor";

export interface NewJob {
  kind: JobKind;
  /** Of the jobs of a project with the same key, one at a time waits or runs. */
  key: string;
  parameters: unknown;
}

/**
 * Asks for a job, which the server begins within a second. While one with the same key waits or runs, that one is it.
 * @returns the job's id.
 */
export async function enqueueJob(
  deps: Deps,
  { projectId, actor }: { projectId: string; actor: Actor },
  { kind, key, parameters }: NewJob,
): Promise<string> {
  const id = deps.newId();
  const row = {
    id,
    projectId,
    kind,
    key,
    parameters,
    state: "queued" as const,
    attemptCount: 0,
    createdByUserId: actor.kind === "user" ? actor.userId : null,
    createdAt: deps.now(),
  };
  try {
    await deps.store.write((tx) => insertJob(tx, row));
    return id;
  } catch (error) {
    const active = uniqueViolation(error) ? await activeJob(deps.store.read, projectId, key) : undefined;
    if (active === undefined) throw error;
    return active.id;
  }
}
