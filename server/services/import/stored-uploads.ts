import type { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { inWorkFolder } from "@/server/files/work-folder";
import { fileOnDisk, type StoredFile } from "./file-on-disk";
import { storedUpload } from "./internal/upload-names";

/** What `POST /api/uploads` gave and how the organizer calls it. */
export interface UploadedFile {
  uploadId: string;
  fileName: string;
}

type Stored = Pick<Deps, "files">;

const notHere = ({ fileName }: UploadedFile) =>
  new DomainError("not_found", `${fileName} is not here any more. Upload it again.`, { fileName });

function nameOf({ projectId }: ProjectScope, upload: UploadedFile): string {
  if (!/^[\w-]+$/.test(upload.uploadId)) throw notHere(upload);
  return storedUpload(projectId, upload.uploadId);
}

/**
 * How long an upload of this project is, in bytes.
 * @throws DomainError `not_found` for one that is not there (any more).
 */
export async function sizeOfUpload(
  { files }: Stored,
  scope: ProjectScope,
  upload: UploadedFile,
): Promise<number> {
  const bytes = await files.sizeOf(nameOf(scope, upload));
  if (bytes === null) throw notHere(upload);
  return bytes;
}

/** Refuses work with uploads before it begins. @throws as `sizeOfUpload` */
export async function requireUploads(
  deps: Stored,
  scope: ProjectScope,
  uploads: readonly UploadedFile[],
): Promise<void> {
  for (const upload of uploads) await sizeOfUpload(deps, scope, upload);
}

/** An upload of this project, to be read once from its beginning. @throws as `sizeOfUpload` */
export async function openUpload(
  { files }: Stored,
  scope: ProjectScope,
  upload: UploadedFile,
): Promise<{ bytes: number; stream: Readable }> {
  const opened = await files.open(nameOf(scope, upload));
  if (opened === null) throw notHere(upload);
  return opened;
}

/**
 * Keeps a file that was made for this project as if it had been uploaded.
 * @param path where it lies; it is gone from there afterwards
 * @throws DomainError `disk_full`, `busy`
 */
export const keepAsUpload = (
  { files }: Stored,
  { projectId }: Pick<ProjectScope, "projectId">,
  { uploadId, path }: { uploadId: string; path: string },
): Promise<void> => files.putFile(storedUpload(projectId, uploadId), path);

/**
 * Does some work with uploads of this project as files on the disk, which are there for as long as it takes.
 * @throws as `sizeOfUpload`
 */
export async function withUploads<T>(
  { files }: Stored,
  scope: ProjectScope,
  uploads: readonly UploadedFile[],
  work: (stored: StoredFile[]) => Promise<T>,
): Promise<T> {
  return inWorkFolder(async (folder) => {
    const stored: StoredFile[] = [];
    for (const upload of uploads) {
      const path = await files.pathOf(nameOf(scope, upload), folder);
      if (path === null) throw notHere(upload);
      stored.push(fileOnDisk({ fileName: upload.fileName, path }));
    }
    return work(stored);
  });
}

/** Removes uploads that have been imported. One that the storage does not remove now goes with those of the day before. */
export async function dropUploads(
  { files, log }: Pick<Deps, "files" | "log">,
  scope: ProjectScope,
  uploads: readonly UploadedFile[],
): Promise<void> {
  for (const upload of uploads) {
    await files.remove(nameOf(scope, upload)).catch((error: unknown) => {
      log.warn({ error, upload: upload.uploadId }, "an upload that was used could not be removed");
    });
  }
}
