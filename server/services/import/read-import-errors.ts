import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { sharedReading } from "./shared-reading";
import { uploadPath } from "./internal/upload-folder";

/**
 * Everything that is wrong with the files as a CSV, which is gone once it has been read.
 * @throws DomainError `file_refused` for scores whose pairs are missing.
 */
export async function readImportErrors(
  deps: Pick<Deps, "store" | "newId" | "newSecret">,
  { projectId }: OrganizeScope,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<Readable> {
  const file = uploadPath(projectId, `errors-${deps.newSecret(12)}`);
  const drop = () => rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await sharedReading(deps).errors({ projectId, files, choices }, file);
  } catch (error) {
    await drop();
    throw error;
  }
  return createReadStream(file).once("close", () => void drop());
}
