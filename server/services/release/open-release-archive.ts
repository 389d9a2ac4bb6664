import type { Readable } from "node:stream";
import { findRelease } from "@/db/queries/released-versions";
import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { zipOfStored } from "./internal/zip-of-stored";
import { releasedFiles } from "./internal/released-files";

/**
 * All files of a release as one ZIP archive.
 * @param folder the name of the folder in which the archive has them.
 * @throws DomainError `not_found` when the project has no such release.
 */
export async function openReleaseArchive(
  deps: Pick<Deps, "store" | "files">,
  scope: ViewScope,
  { version, folder }: { version: number; folder: string },
): Promise<Readable> {
  const files = await releasedFiles(deps, scope, version);
  const mtime = new Date((await findRelease(deps.store.read, scope.projectId, version))?.createdAt ?? 0);
  const placed = files.map(({ name, bytes, stored }) => ({ name: `${folder}/${name}`, bytes, stored }));
  return zipOfStored(deps.files, placed, { mtime, mode: 0o100644 });
}
