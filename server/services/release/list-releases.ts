import { listedReleases } from "@/db/queries/listed-releases";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { ListedRelease } from "@/server/domain/release/release-page";

/** The releases of a project, the newest first. */
export async function listReleases(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<ListedRelease[]> {
  return (await listedReleases(deps.store.read, projectId)).map((release) => ({
    ...release,
    createdAt: isoInstant(release.createdAt),
  }));
}
