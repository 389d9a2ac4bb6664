import { createReadStream, type ReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { writeRelease } from "./write-release";

/**
 * One file of a release to be read at any speed: it is written out first, so that no slow reader holds up the
 * database, and it is gone once the stream closes.
 * @throws DomainError as `writeRelease` does.
 */
export async function openReleaseFile(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  name: string,
): Promise<ReadStream> {
  const folder = await mkdtemp(path.join(tmpdir(), "touchstone-release-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeRelease(deps, scope, folder, name);
  } catch (error) {
    await remove();
    throw error;
  }
  return createReadStream(path.join(folder, name)).once("close", () => void remove());
}
