import { listedReleases } from "@/db/queries/listed-releases";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { hasValues } from "@/server/domain/task/traits";
import type { ListedRelease } from "@/server/domain/release/release-page";

/** The releases of a project, the newest first. */
export async function listReleases(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<ListedRelease[]> {
  const { taskType } = await readProject(deps.store.read, projectId);
  return (await listedReleases(deps.store.read, projectId)).map((release) => ({
    ...release,
    aggregation: hasValues(taskType) ? release.aggregation : null,
    createdAt: isoInstant(release.createdAt),
  }));
}
