import { createReadStream } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { openWorkFolder, removeWorkFolder } from "@/server/files/work-folder";
import { sharedReading } from "./shared-reading";
import { withUploads, type UploadedFile } from "./stored-uploads";

/**
 * Everything that is wrong with uploads as a CSV, which is gone once it has been read.
 * @throws DomainError `file_refused` for scores whose pairs are missing, `not_found` for an upload that is not there.
 */
export async function readImportErrors(
  deps: Pick<Deps, "store" | "newId" | "files" | "log">,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<Readable> {
  const { projectId } = scope;
  const folder = await openWorkFolder();
  const file = path.join(folder, "errors.csv");
  try {
    await withUploads(deps, scope, uploads, (files) =>
      sharedReading(deps).errors({ projectId, files, choices }, file),
    );
  } catch (error) {
    await removeWorkFolder(folder);
    throw error;
  }
  return createReadStream(file).once("close", () => void removeWorkFolder(folder));
}
