import { cancelActiveJob, findJob } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { JobInput } from "@/server/domain/job/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/**
 * Ends a job that waits or runs; what it made so far is removed. One that has ended stays as it is.
 * @throws DomainError `not_found` when the project has no such job.
 */
export async function cancelJob(
  deps: Pick<Deps, "store" | "now">,
  { projectId }: OrganizeScope,
  { job }: JobInput,
): Promise<void> {
  const isThere = (await findJob(deps.store.read, projectId, job)) !== undefined;
  if (!isThere) throw new DomainError("not_found", "This job does not exist in the project.", { job });
  await deps.store.write((tx) => cancelActiveJob(tx, projectId, job, deps.now()));
}
