import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { CheckedRelease, ReleaseVersionInput } from "@/server/domain/release/release-page";
import type { FileStore } from "@/server/files/file-store";
import { knownRefusal } from "@/server/refusal";
import { releasedFiles, type StoredReleaseFile } from "./internal/released-files";

/**
 * Holds every file of a release against its SHA-256 from the time it was written.
 * @throws DomainError `not_found` when the project has no such release, `busy` where the storage does not answer.
 */
export async function checkRelease(
  deps: Pick<Deps, "store" | "files">,
  scope: ViewScope,
  { version }: ReleaseVersionInput,
): Promise<CheckedRelease> {
  const differing: string[] = [];
  for (const file of await releasedFiles(deps, scope, version)) {
    if ((await sha256Of(deps.files, file)) !== file.sha256) differing.push(file.name);
  }
  return { differing };
}

async function sha256Of(files: FileStore, { stored }: StoredReleaseFile): Promise<string | null> {
  // While the storage does not answer nobody can tell.
  const opened = await files.open(stored);
  if (opened === null) return null;
  const hash = createHash("sha256");
  try {
    await pipeline(opened.stream, hash);
  } catch (error) {
    if (knownRefusal(error)?.reason === "busy") throw error;
    // A file that cannot be read is not what it was.
    return null;
  }
  return hash.digest("hex");
}
