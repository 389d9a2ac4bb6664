import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { maxVectorMegabytes } from "@/server/domain/vectors/contracts";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import { sizeOfUpload, withUploads, type UploadedFile } from "@/server/services/import/stored-uploads";
import { beginTask, type TaskResult } from "@/server/services/import/task/begin-task";
import { inWorkFolder } from "@/server/files/work-folder";
import { tasks } from "@/task-types/tasks";
import { releasedFiles, type StoredReleaseFile } from "@/server/services/release/internal/released-files";

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
  const { fileName } = upload;
  refuseTooLarge(await sizeOfUpload(deps, scope, upload), fileName);
  const { taskType } = await readProject(deps.store.read, projectId);
  const uses = tasks[taskType].vectorTest?.uses ?? (() => false);
  const files = (await releasedFiles(deps, scope, version)).filter(({ name }) => uses(name));
  return ({ reading, hear, signal }) =>
    withUploads(deps, scope, [upload], async ([stored]) => {
      if (stored === undefined) throw new Error("One upload is one file.");
      return inWorkFolder(async (folder) => {
        const released = await placed(deps, files, folder);
        const file = { path: stored.path, fileName };
        const order = { projectId, taskType, version, released, file };
        return { state: "scored", scored: await reading.vectorScores(order, hear, signal) };
      });
    });
}

/** Files of a release as files on the disk. */
async function placed(
  { files }: Pick<Deps, "files">,
  released: readonly StoredReleaseFile[],
  folder: string,
): Promise<{ path: string; fileName: string }[]> {
  const found: { path: string; fileName: string }[] = [];
  for (const { name, stored } of released) {
    const path = await files.pathOf(stored, folder);
    if (path === null)
      throw new DomainError("not_found", `The file ${name} of the release is gone.`, { name });
    found.push({ path, fileName: name });
  }
  return found;
}

function refuseTooLarge(bytes: number, fileName: string): void {
  if (bytes <= maxVectorMegabytes * 1024 * 1024) return;
  throw new DomainError(
    "file_too_large",
    `${fileName} is larger than ${maxVectorMegabytes} MB. Keep the vectors of the words in the release only.`,
    { fileName, limitMegabytes: maxVectorMegabytes },
  );
}
