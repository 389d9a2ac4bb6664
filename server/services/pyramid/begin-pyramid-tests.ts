import path from "node:path";
import type { Deps } from "@/server/deps";
import type { ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PyramidTestChoices } from "@/server/domain/pyramid/contracts";
import { inWorkFolder } from "@/server/files/work-folder";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import {
  keepAsUpload,
  requireUploads,
  withUploads,
  type UploadedFile,
} from "@/server/services/import/stored-uploads";
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
  return beginTask(deps, scope, await pyramidTestsOf(deps, scope, uploads, choices));
}

/** The work of making them. @throws as `beginPyramidTests` */
export async function pyramidTestsOf(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: PyramidTestChoices,
): Promise<(run: ImportRun) => Promise<TaskResult>> {
  const { projectId } = scope;
  await requireUploads(deps, scope, uploads);
  return ({ reading, hear, signal }) =>
    withUploads(deps, scope, uploads, (stored) =>
      inWorkFolder(async (folder) => {
        const files = stored.map(({ path: place, fileName }) => ({ path: place, fileName }));
        const place = (fileName: string) => {
          const uploadId = deps.newSecret(18);
          return { uploadId, path: path.join(folder, uploadId), fileName };
        };
        const to = { binary: place("binary.tsv"), questions: place("questions.tsv") };
        const tested = await reading.pyramidTests({ projectId, files, choices, to }, hear, signal);
        if (tested.kind === "made") {
          for (const test of Object.values(to)) await keepAsUpload(deps, scope, test);
        }
        return { state: "tested", tested };
      }),
    );
}
