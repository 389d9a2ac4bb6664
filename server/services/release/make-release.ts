import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { uniqueViolation } from "@/db/errors";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ReleaseResult } from "@/server/domain/release/release-job";
import { prepareRelease } from "./prepare-release";
import { inWorkFolder } from "@/server/files/work-folder";
import { storedContent } from "@/server/files/stored-content";
import { releaseFolder } from "./internal/release-names";
import { releasedFiles } from "./internal/released-files";
import { storeRelease, type MadeRelease } from "./internal/store-release";

/**
 * Makes the next version of a project's release at once, or finds the one that says the same as the data now.
 * @throws DomainError as `prepareRelease` does, `conflict` where somebody else made a release meanwhile.
 */
export async function makeRelease(deps: Deps, scope: OrganizeScope): Promise<ReleaseResult> {
  const { projectId, actor } = scope;
  const { aggregation } = (await readProject(deps.store.read, projectId)).settings;
  const unheard = () => undefined;
  return inWorkFolder(async (folder) => {
    const result = await prepareRelease({
      ...{ deps, projectId, parameters: { aggregation }, checkpoint: null, folder },
      ...{ report: unheard, saw: unheard, save: unheard },
    });
    if (result.isNew) await store(deps, { projectId, actor, jobId: null, aggregation, result });
    return result;
  });
}

async function store(deps: Deps, made: MadeRelease): Promise<void> {
  try {
    await deps.store.write((tx) => storeRelease(deps, tx, made));
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    const { version, folder } = made.result;
    await deps.files.removeAll(releaseFolder({ projectId: made.projectId, version, folder }));
    throw new DomainError("conflict", "Somebody else made a release at the same time. Try again.");
  }
}

/**
 * Copies the files of a release into a folder, which is made if it is not there.
 * @returns where they are now.
 */
export async function copyRelease(
  deps: Deps,
  scope: OrganizeScope,
  version: number,
  out: string,
): Promise<string[]> {
  await mkdir(out, { recursive: true });
  const files = await releasedFiles(deps, scope, version);
  for (const { name, stored } of files) {
    await pipeline(storedContent(deps.files, stored), createWriteStream(path.join(out, name)));
  }
  return files.map(({ name }) => path.join(out, name));
}
