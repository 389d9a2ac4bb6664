import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { CheckedRelease, ReleaseVersionInput } from "@/server/domain/release/release-page";
import { releasedFiles, type PlacedFile } from "./internal/released-files";

/**
 * Holds every file of a release against its SHA-256 from the time it was written.
 * @throws DomainError `not_found` when the project has no such release.
 */
export async function checkRelease(
  deps: Pick<Deps, "store">,
  scope: ViewScope,
  { version }: ReleaseVersionInput,
): Promise<CheckedRelease> {
  const differing: string[] = [];
  for (const file of await releasedFiles(deps, scope, version)) {
    if ((await sha256Of(file)) !== file.sha256) differing.push(file.name);
  }
  return { differing };
}

async function sha256Of({ place }: PlacedFile): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(place), hash);
  } catch {
    // A file that cannot be read is not what it was.
    return null;
  }
  return hash.digest("hex");
}
