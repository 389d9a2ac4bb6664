import { readProject } from "@/db/queries/projects";
import { releaseCounts } from "@/db/queries/releases";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { ReleaseListing } from "@/server/domain/release/contracts";
import { releaseFileNames } from "./release-file-names";

/** The files that can be taken out now, and how much of each dataset is not judged to the full yet. */
export async function listReleaseFiles(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
): Promise<ReleaseListing> {
  const { settings } = await readProject(deps.store.read, scope.projectId);
  const counts = await releaseCounts(deps.store.read, scope.projectId, settings.overlap);
  return {
    datasets: counts.map(({ judgments: _judgments, ...dataset }) => dataset),
    judgments: counts.reduce((sum, { judgments }) => sum + judgments, 0),
    files: releaseFileNames(counts.map(({ name }) => name)),
  };
}
