import { readFile } from "node:fs/promises";
import { findImage } from "@/db/queries/images";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { imagePath } from "./image-folder";

/** A picture of a project as a browser gets it. */
export interface StoredImage {
  mediaType: string;
  sha256: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** @throws DomainError `not_found` where the project has no picture of this name, or its file is gone. */
export async function readImage(
  { store }: Pick<Deps, "store">,
  { projectId }: Pick<ProjectScope, "projectId">,
  name: string,
): Promise<StoredImage> {
  const found = await findImage(store.read, projectId, name);
  const bytes = found && (await readFile(imagePath(projectId, found.id)).catch(() => undefined));
  if (found === undefined || bytes === undefined) {
    throw new DomainError("not_found", "There is no such picture.", { name });
  }
  return { mediaType: found.mediaType, sha256: found.sha256, bytes: new Uint8Array(bytes) };
}
