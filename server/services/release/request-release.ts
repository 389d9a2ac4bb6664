import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ReleaseParameters } from "@/server/domain/release/release-job";
import { enqueueJob } from "@/server/services/job/internal/enqueue-job";

/** Asks for a release by the project's own aggregation. While one is being written, it is that. @returns the job's id. */
export async function requestRelease(deps: Deps, scope: OrganizeScope): Promise<{ job: string }> {
  const { settings } = await readProject(deps.store.read, scope.projectId);
  const parameters: ReleaseParameters = { aggregation: settings.aggregation };
  return { job: await enqueueJob(deps, scope, { kind: "release", key: "release", parameters }) };
}
