import { countJobs } from "@/db/queries/jobs";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RehearsalOrder, RehearsalParameters } from "@/server/domain/rehearsal/rehearsal";
import { enqueueJob } from "@/server/services/job/internal/enqueue-job";
import { requireReal } from "@/server/services/project/internal/require-real";

/**
 * Asks for a rehearsal, whatever the state of the project. While one is at work already, it is that.
 * @throws DomainError `rehearsal_copy`.
 */
export async function requestRehearsal(
  deps: Deps,
  scope: OrganizeScope,
  order: RehearsalOrder,
): Promise<{ job: string }> {
  const { read } = deps.store;
  requireReal(await readProject(read, scope.projectId));
  const number = (await countJobs(read, scope.projectId, "rehearsal")) + 1;
  const parameters: RehearsalParameters = { ...order, number, askedAt: deps.now() };
  return { job: await enqueueJob(deps, scope, { kind: "rehearsal", key: "rehearsal", parameters }) };
}
