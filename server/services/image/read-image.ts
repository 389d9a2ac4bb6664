import { findImage } from "@/db/queries/images";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { imageName } from "./internal/image-names";
import { imageNameOf } from "./internal/image-key";

/** A picture of a project as a browser gets it. */
export interface StoredImage {
  mediaType: string;
  sha256: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * The picture that annotators call by this key.
 * @throws DomainError `not_found` where the project has none, or its file is gone.
 */
export async function readImageByKey(
  deps: Pick<Deps, "store" | "files">,
  scope: Pick<ProjectScope, "projectId">,
  key: string,
): Promise<StoredImage> {
  const name = await imageNameOf(deps.store.read, scope.projectId, key);
  if (name === null) throw noImage(key);
  return readImage(deps, scope, name);
}

/** @throws DomainError `not_found` where the project has no picture of this name, or its file is gone; `busy`. */
export async function readImage(
  { store, files }: Pick<Deps, "store" | "files">,
  { projectId }: Pick<ProjectScope, "projectId">,
  name: string,
): Promise<StoredImage> {
  const found = await findImage(store.read, projectId, name);
  const opened = found && (await files.open(imageName(projectId, found.id)));
  if (found === undefined || !opened) throw noImage(name);
  const bytes = Buffer.concat((await opened.stream.toArray()) as Uint8Array[]);
  return { mediaType: found.mediaType, sha256: found.sha256, bytes: new Uint8Array(bytes) };
}

const noImage = (name: string) => new DomainError("not_found", "There is no such picture.", { name });
