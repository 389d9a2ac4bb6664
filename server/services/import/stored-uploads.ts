import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { DomainError } from "@/server/domain/errors";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { fileOnDisk, type StoredFile } from "./file-on-disk";
import { uploadPath } from "./internal/upload-folder";

/** What `POST /api/uploads` gave and how the organizer calls it. */
export interface UploadedFile {
  uploadId: string;
  fileName: string;
}

/**
 * Uploads of this project as files to import.
 * @throws DomainError `not_found` for one that is not there (any more).
 */
export function storedUploads(scope: ProjectScope, files: readonly UploadedFile[]): StoredFile[] {
  return files.map(({ uploadId, fileName }) => {
    const file = uploadPath(scope.projectId, uploadId);
    if (!/^[\w-]+$/.test(uploadId) || !existsSync(file)) {
      throw new DomainError("not_found", `${fileName} is not here any more. Upload it again.`, { fileName });
    }
    return fileOnDisk({ fileName, path: file });
  });
}

/** Removes uploads that have been imported. */
export async function dropUploads(scope: ProjectScope, files: readonly UploadedFile[]): Promise<void> {
  await Promise.all(files.map(({ uploadId }) => rm(uploadPath(scope.projectId, uploadId), { force: true })));
}
