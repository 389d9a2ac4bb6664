import type { Deps } from "@/server/deps";
import type { ImportChoices, ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { checkImport, type ImportRun } from "../internal/check-import";
import { saveImport } from "../save-import";
import { dropUploads, requireUploads, withUploads, type UploadedFile } from "../stored-uploads";
import { beginTask, type TaskResult } from "./begin-task";

/** Begins to check uploads. @throws DomainError `not_found` for one that is not there (any more). */
export async function checkUploads(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<ImportTask> {
  return beginTask(deps, scope, await checkingOf(deps, scope, uploads, choices));
}

/** The work of checking them. @throws as `checkUploads` */
export async function checkingOf(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<(run: ImportRun) => Promise<TaskResult>> {
  await requireUploads(deps, scope, uploads);
  return async (run) => ({
    state: "checked",
    preview: await withUploads(deps, scope, uploads, (files) =>
      checkImport(deps, scope, files, choices, run),
    ),
  });
}

/** Begins to save uploads, which are dropped once they are in. @throws as `checkUploads` */
export async function saveUploads(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<ImportTask> {
  return beginTask(deps, scope, await savingOf(deps, scope, uploads, choices));
}

/** The work of saving them. @throws as `checkUploads` */
export async function savingOf(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<(run: ImportRun) => Promise<TaskResult>> {
  await requireUploads(deps, scope, uploads);
  return async (run) => {
    const saved = await withUploads(deps, scope, uploads, (files) =>
      saveImport(deps, scope, files, choices, run),
    );
    await dropUploads(deps, scope, uploads);
    return { state: "saved", saved };
  };
}
