import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { withPlainReason } from "@/db/errors";
import { findImage, putImage } from "@/db/queries/images";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ImportFile } from "@/server/imports/item-reader";
import { rasterType } from "@/server/task-types/typed-rating/imports/raster-type";
import { bytesOf } from "./bytes-of";
import { imageFolder, imagePath } from "./image-folder";

/**
 * Keeps the pictures that a project's items show, each in place of one with the same name.
 * @throws DomainError `file_refused` for what is no picture, `disk_full`.
 */
export async function storeImages(
  deps: Pick<Deps, "store" | "newId" | "now">,
  { projectId }: OrganizeScope,
  files: readonly ImportFile[],
): Promise<void> {
  if (files.length > 0) await mkdir(imageFolder(projectId), { recursive: true });
  for (const file of files) await storeImage(deps, projectId, file);
}

async function storeImage(
  { store, newId, now }: Pick<Deps, "store" | "newId" | "now">,
  projectId: string,
  file: ImportFile,
): Promise<void> {
  const bytes = await bytesOf(file);
  const mediaType = rasterType(bytes);
  if (mediaType === null) {
    throw new DomainError("file_refused", `${file.fileName} is not a picture.`, { fileName: file.fileName });
  }
  const id = newId();
  const place = imagePath(projectId, id);
  try {
    await writeFile(place, bytes, { flag: "wx", mode: 0o600 });
  } catch (error) {
    await rm(place, { force: true });
    throw withPlainReason(error);
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const before = await findImage(store.read, projectId, file.fileName);
  const image = { id, projectId, name: file.fileName, mediaType, byteCount: bytes.length, sha256 };
  await store.write((tx) => putImage(tx, { ...image, createdAt: now() }));
  if (before !== undefined) await rm(imagePath(projectId, before.id), { force: true });
}
