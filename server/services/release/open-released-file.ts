import type { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { releasedFiles } from "./internal/released-files";

/**
 * One file of a release, to be read at any speed.
 * @throws DomainError `not_found` when the project has no such release, the release has no file of that name, or the
 *   file is gone.
 */
export async function openReleasedFile(
  deps: Pick<Deps, "store" | "files">,
  scope: ViewScope,
  { version, name }: { version: number; name: string },
): Promise<{ bytes: number; stream: Readable }> {
  // Names are looked up, so that none leads out of the folder.
  const file = (await releasedFiles(deps, scope, version)).find((one) => one.name === name);
  const missing = () => new DomainError("not_found", `Release v${version} has no file ${name}.`, { name });
  if (file === undefined) throw missing();
  const opened = await deps.files.open(file.stored);
  if (opened === null) throw missing();
  return { bytes: file.bytes, stream: opened.stream };
}
