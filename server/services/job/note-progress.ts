import { beatJob, changeRunningJob, type StartedJob } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import type { JobProgress, JobSnapshot } from "@/server/domain/job/job";

type Writing = Pick<Deps, "store" | "now">;

/** Says that a job is being worked at and how far it is. @returns false when it is not this start of it that runs. */
export async function noteProgress(
  { store, now }: Writing,
  job: StartedJob,
  progress: JobProgress | null,
): Promise<boolean> {
  return store.write((tx) => beatJob(tx, job, now(), progress));
}

/** Keeps what a job read, or what it has worked out so far. */
export async function keepOfJob(
  { store }: Writing,
  job: StartedJob,
  change: { snapshot: JobSnapshot } | { checkpoint: unknown },
): Promise<void> {
  await store.write((tx) => changeRunningJob(tx, job, change));
}
