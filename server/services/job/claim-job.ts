import { isJobToDo, lockNextJob, startJob } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import type { JobKind, JobProgress } from "@/server/domain/job/job";

/** A job that this process works at from now on. */
export interface ClaimedJob {
  id: string;
  projectId: string;
  kind: JobKind;
  parameters: unknown;
  checkpoint: unknown;
  createdByUserId: string | null;
  /** Which start of the job this is, from 1. */
  attempt: number;
}

/** A process that has said nothing for so long is taken to be gone. */
export const silentAfterMs = 10_000;

/** Takes the next job to work at: one that waits, or one whose process is gone. Nobody else gets it. */
export async function claimJob(deps: Pick<Deps, "store" | "now">): Promise<ClaimedJob | null> {
  const now = deps.now();
  const silentSince = now - silentAfterMs;
  // Looked for twice a second, so that whoever has nothing to do keeps nobody from writing.
  if (!(await isJobToDo(deps.store.read, silentSince))) return null;
  return deps.store.write(async (tx) => {
    const job = await lockNextJob(tx, silentSince);
    if (job === undefined) return null;
    const { id, projectId, kind, parameters, checkpoint, createdByUserId } = job;
    const attempt = job.attemptCount + 1;
    await startJob(tx, id, {
      startedAt: job.startedAt ?? now,
      beatAt: now,
      attemptCount: attempt,
      resumedAt: attempt === 1 ? null : checkpoint === null ? 0 : shareOf(job.progress),
    });
    return { id, projectId, kind, parameters, checkpoint, createdByUserId, attempt };
  });
}

function shareOf(progress: JobProgress | null): number {
  return progress === null || progress.total === 0 ? 0 : progress.done / progress.total;
}
