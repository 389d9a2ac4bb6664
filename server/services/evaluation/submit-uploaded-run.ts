import { readFile } from "node:fs/promises";
import type { Deps } from "@/server/deps";
import type { NewRun, ReceivedRun } from "@/server/domain/evaluation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { dropUploads, storedUploads, type UploadedFile } from "@/server/services/import/stored-uploads";
import { submitOwnRun } from "./submit-own-run";

/**
 * As `submitOwnRun`, of uploads, which are dropped once the run is in.
 * @throws DomainError `not_found` for an upload that is not there (any more), and as `submitOwnRun`.
 */
export async function submitUploadedRun(
  deps: Deps,
  scope: OrganizeScope,
  run: NewRun,
  files: readonly (UploadedFile & { dataset: string })[],
): Promise<ReceivedRun> {
  const stored = storedUploads(scope, files);
  const read = new Map<string, Uint8Array>();
  for (const [at, { path }] of stored.entries()) {
    const dataset = files[at]?.dataset ?? "";
    read.set(dataset, await readFile(path));
  }
  const received = await submitOwnRun(deps, scope, run, read);
  await dropUploads(scope, files);
  return received;
}
