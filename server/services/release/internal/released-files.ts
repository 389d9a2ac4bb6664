import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { ManifestFile } from "@/server/domain/release/release";
import { releaseFolder } from "./release-names";
import { requireRelease } from "./require-release";

/** A file of a release and under which name it is stored. */
export interface StoredReleaseFile extends ManifestFile {
  stored: string;
}

/**
 * The files of a release of the project.
 * @throws DomainError `not_found` when it has no such release.
 */
export async function releasedFiles(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
  version: number,
): Promise<StoredReleaseFile[]> {
  const release = await requireRelease(deps.store.read, projectId, version);
  const folder = releaseFolder(release);
  return release.files.map((file) => ({ ...file, stored: `${folder}/${file.name}` }));
}
