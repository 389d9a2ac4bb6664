import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { withPlainReason } from "@/db/errors";
import { findImage, putImage } from "@/db/queries/images";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { rasterType } from "@/task-types/typed-rating/imports/raster-type";
import { imageFolder, imagePath } from "./image-folder";

/** A picture whose bytes lie in their place already, and that no project knows of yet. */
export interface StagedImage {
  id: string;
  name: string;
  mediaType: string;
  byteCount: number;
  sha256: string;
}

/**
 * Writes pictures to where a project's pictures lie.
 * @throws DomainError `file_refused` for what is no picture, `disk_full`; none is left behind then.
 */
export async function stageImages(
  deps: Pick<Deps, "newId">,
  projectId: string,
  files: readonly ImportFile[],
): Promise<StagedImage[]> {
  if (files.length > 0) await mkdir(imageFolder(projectId), { recursive: true });
  const staged: StagedImage[] = [];
  try {
    for (const file of files) staged.push(await stageImage(projectId, deps.newId(), file));
    return staged;
  } catch (error) {
    await dropStaged(projectId, staged);
    throw withPlainReason(error);
  }
}

async function stageImage(
  projectId: string,
  id: string,
  { fileName, ...file }: ImportFile,
): Promise<StagedImage> {
  const bytes = await bytesOf({ fileName, ...file });
  const mediaType = rasterType(bytes);
  if (mediaType === null)
    throw new DomainError("file_refused", `${fileName} is not a picture.`, { fileName });
  const place = imagePath(projectId, id);
  try {
    await writeFile(place, bytes, { flag: "wx", mode: 0o600 });
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { id, name: fileName, mediaType, byteCount: bytes.length, sha256 };
}

/** Removes pictures that nobody is to see. */
export async function dropStaged(projectId: string, staged: readonly StagedImage[]): Promise<void> {
  await Promise.all(staged.map(({ id }) => rm(imagePath(projectId, id), { force: true })));
}

/** Makes staged pictures the project's, each in place of one with the same name. */
export async function placeImages(
  { store, now }: Pick<Deps, "store" | "now">,
  projectId: string,
  staged: readonly StagedImage[],
): Promise<void> {
  for (const image of staged) {
    const before = await findImage(store.read, projectId, image.name);
    await store.write((tx) => putImage(tx, { ...image, projectId, createdAt: now() }));
    if (before !== undefined) await rm(imagePath(projectId, before.id), { force: true });
  }
}

/** A whole file in memory. */
async function bytesOf({ open }: ImportFile): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
