import { statSync } from "node:fs";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportTask } from "@/server/domain/import/contracts";
import { maxCandidateMegabytes, type SampleChoices } from "@/server/domain/sample/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { uploadPath } from "@/server/services/import/internal/upload-folder";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import { storedUploads, type UploadedFile } from "@/server/services/import/stored-uploads";
import { beginTask, type TaskResult } from "@/server/services/import/task/begin-task";

/**
 * Begins to count an upload of candidates by their similarity, and to draw from them where the choices say so.
 * @throws DomainError `not_found` for a file that is not there (any more), `file_too_large` before anything is read.
 */
export async function beginSample(
  deps: Deps,
  scope: OrganizeScope,
  upload: UploadedFile,
  choices: SampleChoices,
): Promise<ImportTask> {
  return beginTask(deps, scope, samplingOf(deps, scope, upload, choices));
}

/** The work of it. @throws as `beginSample` */
export function samplingOf(
  deps: Deps,
  scope: OrganizeScope,
  upload: UploadedFile,
  choices: SampleChoices,
): (run: ImportRun) => Promise<TaskResult> {
  const [stored] = storedUploads(scope, [upload]);
  if (stored === undefined) throw new Error("One upload is one file.");
  const { path, fileName } = stored;
  refuseTooLarge(path, fileName);
  const uploadId = deps.newSecret(18);
  const to = { uploadId, path: uploadPath(scope.projectId, uploadId), fileName: sampleName(fileName) };
  const order = { projectId: scope.projectId, file: { path, fileName }, choices, to };
  return async ({ reading, hear, signal }) => ({
    state: "sampled",
    sampled: await reading.sample(order, hear, signal),
  });
}

function refuseTooLarge(path: string, fileName: string): void {
  if (statSync(path).size <= maxCandidateMegabytes * 1024 * 1024) return;
  throw new DomainError(
    "file_too_large",
    `${fileName} is larger than ${maxCandidateMegabytes} MB, the most that is sampled from. Split it.`,
    { fileName, limitMegabytes: maxCandidateMegabytes },
  );
}

const longestStem = 200;

/** `pairs.csv` → `pairs-sample.tsv`, so that samples are known by their source. */
function sampleName(fileName: string): string {
  return `${fileName.replace(/\.[^.]+$/, "").slice(0, longestStem)}-sample.tsv`;
}
