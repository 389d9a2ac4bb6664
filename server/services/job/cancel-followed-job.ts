import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { cancelTask } from "@/server/services/import/task/cancel-task";
import { cancelJob } from "./cancel-job";
import { importTaskOf } from "./follow-job";

/**
 * Ends long work by the id under which programs follow it, whichever way it is done.
 * @throws DomainError `not_found`.
 */
export async function cancelFollowedJob(
  deps: Pick<Deps, "store" | "now" | "files">,
  scope: OrganizeScope,
  jobId: string,
): Promise<void> {
  const task = importTaskOf(jobId);
  if (task === null) return cancelJob(deps, scope, { job: jobId });
  return cancelTask(deps, scope, task);
}
