import { changeRunningJob, requeueJob, type StartedJob } from "@/db/queries/jobs";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { JobError } from "@/server/domain/job/job";
import type { ClaimedJob } from "./claim-job";

/** What else changes in the transaction in which a job is done; gives the result to be kept. */
export type SettleJob = (tx: Tx, job: ClaimedJob, result: unknown) => Promise<unknown>;

/** Keeps a job's result, with everything that follows from it. @returns false when it was cancelled or begun again meanwhile. */
export async function finishJob(
  deps: Pick<Deps, "store" | "now">,
  job: ClaimedJob,
  result: unknown,
  settle: SettleJob,
): Promise<boolean> {
  return deps.store.write(async (tx) => {
    const done = { state: "done" as const, checkpoint: null, finishedAt: deps.now() };
    if (!(await changeRunningJob(tx, job, { beatAt: deps.now() }))) return false;
    const kept = await settle(tx, job, result);
    return changeRunningJob(tx, job, { ...done, result: kept });
  });
}

/** Ends a job that cannot give a result, with the reason. */
export async function failJob(
  deps: Pick<Deps, "store" | "now">,
  job: StartedJob,
  error: JobError,
): Promise<void> {
  const failed = { state: "failed" as const, error, checkpoint: null, finishedAt: deps.now() };
  await deps.store.write((tx) => changeRunningJob(tx, job, failed));
}

/** Puts a job back that somebody else is to go on with, from what was kept last. */
export async function putJobBack(deps: Pick<Deps, "store">, job: StartedJob): Promise<void> {
  await deps.store.write((tx) => requeueJob(tx, job));
}
