import { findRelease } from "@/db/queries/released-versions";
import path from "node:path";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { ManifestFile } from "@/server/domain/release/release";
import { releaseFolder } from "./release-folder";

/** A file of a release and where it lies. */
export interface PlacedFile extends ManifestFile {
  place: string;
}

/**
 * The files of a release of the project.
 * @throws DomainError `not_found` when it has no such release.
 */
export async function releasedFiles(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
  version: number,
): Promise<PlacedFile[]> {
  const release = await findRelease(deps.store.read, projectId, version);
  if (release === undefined) {
    throw new DomainError("not_found", `This project has no release v${version}.`, { version });
  }
  const folder = releaseFolder(projectId, version);
  return release.files.map((file) => ({ ...file, place: path.join(folder, file.name) }));
}
