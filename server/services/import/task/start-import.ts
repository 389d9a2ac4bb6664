import type { Deps } from "@/server/deps";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { UploadedFile } from "../stored-uploads";
import { startTask } from "./begin-task";
import { savingOf } from "./import-uploads";

/** As `saveUploads`, for those who follow it by its id alone. @returns the id of the task. */
export async function startImport(
  deps: Deps,
  scope: OrganizeScope,
  uploads: readonly UploadedFile[],
  choices: ImportChoices,
): Promise<string> {
  return startTask(deps, scope, await savingOf(deps, scope, uploads, choices));
}
