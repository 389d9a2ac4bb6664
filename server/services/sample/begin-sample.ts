import path from "node:path";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ImportTask } from "@/server/domain/import/contracts";
import { maxCandidateMegabytes, type SampleChoices } from "@/server/domain/sample/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { inWorkFolder } from "@/server/files/work-folder";
import type { ImportRun } from "@/server/services/import/internal/check-import";
import {
  keepAsUpload,
  sizeOfUpload,
  withUploads,
  type UploadedFile,
} from "@/server/services/import/stored-uploads";
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
  return beginTask(deps, scope, await samplingOf(deps, scope, upload, choices));
}

/** The work of it. @throws as `beginSample` */
export async function samplingOf(
  deps: Deps,
  scope: OrganizeScope,
  upload: UploadedFile,
  choices: SampleChoices,
): Promise<(run: ImportRun) => Promise<TaskResult>> {
  const { fileName } = upload;
  refuseTooLarge(await sizeOfUpload(deps, scope, upload), fileName);
  const { projectId } = scope;
  const uploadId = deps.newSecret(18);
  return ({ reading, hear, signal }) =>
    withUploads(deps, scope, [upload], async ([stored]) => {
      if (stored === undefined) throw new Error("One upload is one file.");
      return inWorkFolder(async (folder) => {
        const to = { uploadId, path: path.join(folder, uploadId), fileName: sampleName(fileName) };
        const order = { projectId, file: { path: stored.path, fileName }, choices, to };
        const sampled = await reading.sample(order, hear, signal);
        if (sampled.kind === "counted" && sampled.drawn !== null) await keepAsUpload(deps, scope, to);
        return { state: "sampled", sampled };
      });
    });
}

function refuseTooLarge(bytes: number, fileName: string): void {
  if (bytes <= maxCandidateMegabytes * 1024 * 1024) return;
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
