import type { Deps } from "@/server/deps";
import type { NewRun, ReceivedRun } from "@/server/domain/evaluation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { dropUploads, openUpload, type UploadedFile } from "@/server/services/import/stored-uploads";
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
  const read = new Map<string, Uint8Array>();
  for (const file of files) {
    const { stream } = await openUpload(deps, scope, file);
    read.set(file.dataset, Buffer.concat((await stream.toArray()) as Uint8Array[]));
  }
  const received = await submitOwnRun(deps, scope, run, read);
  await dropUploads(deps, scope, files);
  return received;
}
