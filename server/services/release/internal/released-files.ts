import { findRelease } from "@/db/queries/released-versions";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { ManifestFile } from "@/server/domain/release/release";
import { releaseFolder } from "./release-names";

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
  const release = await findRelease(deps.store.read, projectId, version);
  if (release === undefined) {
    throw new DomainError("not_found", `This project has no release v${version}.`, { version });
  }
  const folder = releaseFolder(projectId, version);
  return release.files.map((file) => ({ ...file, stored: `${folder}/${file.name}` }));
}
