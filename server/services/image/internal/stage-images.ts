import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { findImage, putImage } from "@/db/queries/images";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { rasterType } from "@/task-types/typed-rating/imports/raster-type";
import { imageName } from "./image-names";

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
 * @throws DomainError `file_refused` for what is no picture, `disk_full`, `busy`; none is left behind then.
 */
export async function stageImages(
  deps: Pick<Deps, "newId" | "files" | "log">,
  projectId: string,
  files: readonly ImportFile[],
): Promise<StagedImage[]> {
  const staged: StagedImage[] = [];
  try {
    for (const file of files) staged.push(await stageImage(deps, projectId, file));
    return staged;
  } catch (error) {
    await dropStaged(deps, projectId, staged);
    throw error;
  }
}

async function stageImage(
  deps: Pick<Deps, "newId" | "files">,
  projectId: string,
  { fileName, ...file }: ImportFile,
): Promise<StagedImage> {
  const bytes = await bytesOf({ fileName, ...file });
  const mediaType = rasterType(bytes);
  if (mediaType === null)
    throw new DomainError("file_refused", `${fileName} is not a picture.`, { fileName });
  const id = deps.newId();
  await deps.files.put(imageName(projectId, id), Readable.from([bytes]));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { id, name: fileName, mediaType, byteCount: bytes.length, sha256 };
}

/** Removes pictures that nobody is to see. What the storage does not remove now goes with the project. */
export async function dropStaged(
  { files, log }: Pick<Deps, "files" | "log">,
  projectId: string,
  staged: readonly Pick<StagedImage, "id">[],
): Promise<void> {
  for (const { id } of staged) {
    await files.remove(imageName(projectId, id)).catch((error: unknown) => {
      log.warn({ error, picture: id }, "a picture that nobody uses could not be removed");
    });
  }
}

/** Makes staged pictures the project's, each in place of one with the same name. */
export async function placeImages(
  deps: Pick<Deps, "store" | "files" | "now" | "log">,
  projectId: string,
  staged: readonly StagedImage[],
): Promise<void> {
  const { store, now } = deps;
  for (const image of staged) {
    const before = await findImage(store.read, projectId, image.name);
    await store.write((tx) => putImage(tx, { ...image, projectId, createdAt: now() }));
    if (before !== undefined) await dropStaged(deps, projectId, [before]);
  }
}

/** A whole file in memory. */
async function bytesOf({ open }: ImportFile): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
