import { statSync } from "node:fs";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { maxVectorMegabytes } from "@/server/domain/vectors/contracts";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import { storedUploads, type UploadedFile } from "@/server/services/import/stored-uploads";
import { beginTask, type TaskResult } from "@/server/services/import/task/begin-task";
import { releasedFiles } from "@/server/services/release/internal/released-files";

/**
 * Begins to score uploaded word vectors by the gold of a release.
 * @throws DomainError `not_found` for a file or a release that is not there (any more), `file_too_large` before anything is
 *   read.
 */
export async function beginVectorScores(
  deps: Deps,
  scope: OrganizeScope,
  upload: UploadedFile,
  version: number,
): Promise<ImportTask> {
  return beginTask(deps, scope, await vectorScoringOf(deps, scope, upload, version));
}

/** The work of scoring them. @throws as `beginVectorScores` */
export async function vectorScoringOf(
  deps: Deps,
  scope: OrganizeScope,
  upload: UploadedFile,
  version: number,
): Promise<(run: ImportRun) => Promise<TaskResult>> {
  const { projectId } = scope;
  const [stored] = storedUploads(scope, [upload]);
  if (stored === undefined) throw new Error("One upload is one file.");
  const { path, fileName } = stored;
  refuseTooLarge(path, fileName);
  const files = await releasedFiles(deps, scope, version);
  const { taskType } = await readProject(deps.store.read, projectId);
  const released = files.map(({ name, place }) => ({ path: place, fileName: name }));
  const order = { projectId, taskType, version, released, file: { path, fileName } };
  return async ({ reading, hear, signal }) => ({
    state: "scored",
    scored: await reading.vectorScores(order, hear, signal),
  });
}

function refuseTooLarge(path: string, fileName: string): void {
  if (statSync(path).size <= maxVectorMegabytes * 1024 * 1024) return;
  throw new DomainError(
    "file_too_large",
    `${fileName} is larger than ${maxVectorMegabytes} MB. Keep the vectors of the words in the release only.`,
    { fileName, limitMegabytes: maxVectorMegabytes },
  );
}
