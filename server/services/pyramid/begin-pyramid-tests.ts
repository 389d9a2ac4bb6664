import type { Deps } from "@/server/deps";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PyramidTestChoices } from "@/server/domain/pyramid/contracts";
import { uploadPath } from "@/server/services/import/internal/upload-folder";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import { storedUploads, type UploadedFile } from "@/server/services/import/stored-uploads";
import { beginTask, type TaskResult } from "@/server/services/import/task/begin-task";

/**
 * Begins to make tests of paraphrase from uploaded pyramids.
 * @throws DomainError `not_found` for a file that is not there (any more).
 */
export async function beginPyramidTests(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: PyramidTestChoices,
): Promise<ImportTask> {
  return beginTask(deps, scope, pyramidTestsOf(deps, scope, uploads, choices));
}

/** The work of making them. @throws as `beginPyramidTests` */
export function pyramidTestsOf(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: PyramidTestChoices,
): (run: ImportRun) => Promise<TaskResult> {
  const { projectId } = scope;
  const files = storedUploads(scope, uploads).map(({ path, fileName }) => ({ path, fileName }));
  const place = (fileName: string) => {
    const uploadId = deps.newSecret(18);
    return { uploadId, path: uploadPath(projectId, uploadId), fileName };
  };
  const to = { binary: place("binary.tsv"), questions: place("questions.tsv") };
  return async ({ reading, hear, signal }) => ({
    state: "tested",
    tested: await reading.pyramidTests({ projectId, files, choices, to }, hear, signal),
  });
}
