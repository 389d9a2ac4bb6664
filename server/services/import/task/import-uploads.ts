import type { Deps } from "@/server/deps";
import type { ImportChoices, ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { checkImport, type ImportRun } from "../internal/check-import";
import { saveImport } from "../save-import";
import { dropUploads, storedUploads, type UploadedFile } from "../stored-uploads";
import { beginTask, type TaskResult } from "./begin-task";

/** Begins to check uploads. @throws DomainError `not_found` for one that is not there (any more). */
export async function checkUploads(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<ImportTask> {
  return beginTask(deps, scope, checkingOf(deps, scope, uploads, choices));
}

/** The work of checking them. @throws as `checkUploads` */
export function checkingOf(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): (run: ImportRun) => Promise<TaskResult> {
  const files = storedUploads(scope, uploads);
  return async (run) => ({
    state: "checked",
    preview: await checkImport(deps, scope, files, choices, run),
  });
}

/** Begins to save uploads, which are dropped once they are in. @throws as `checkUploads` */
export async function saveUploads(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<ImportTask> {
  return beginTask(deps, scope, savingOf(deps, scope, uploads, choices));
}

/** The work of saving them. @throws as `checkUploads` */
export function savingOf(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): (run: ImportRun) => Promise<TaskResult> {
  const files = storedUploads(scope, uploads);
  return async (run) => {
    const saved = await saveImport(deps, scope, files, choices, run);
    await dropUploads(scope, uploads);
    return { state: "saved", saved };
  };
}
