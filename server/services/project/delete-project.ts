import { rm } from "node:fs/promises";
import path from "node:path";
import { deleteSomeAnnotators } from "@/db/queries/annotators";
import { deleteItemsWithWork, jobsWithState, openPages } from "@/db/queries/deletion";
import { deleteProjectRow, lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { imageFolder } from "@/server/services/image/internal/image-folder";
import { uploadFolder } from "@/server/services/import/internal/upload-folder";
import { jobFolder } from "@/server/services/job/job-folder";
import { releasesFolder } from "@/server/services/release/internal/release-folder";

/** So many rows a transaction, so that annotators of other projects are not kept waiting. */
const itemsAtOnce = 100;
const annotatorsAtOnce = 20;

/**
 * Deletes a draft or a closed project with its items, people, answers, pay and releases, in the database and on the
 * disk. What is interrupted is finished by calling it again.
 * @throws DomainError `conflict` where it is open, people have pages of it, or a job of it runs.
 */
export async function deleteProject(deps: Deps, scope: ProjectScope<"own">): Promise<void> {
  const { projectId } = scope;
  const jobIds = await deps.store.write((tx) => requireIdle(tx, scope, deps.now()));
  while (await deps.store.write((tx) => deleteItemsWithWork(tx, projectId, itemsAtOnce)));
  while (await deps.store.write((tx) => deleteSomeAnnotators(tx, projectId, annotatorsAtOnce)));
  const folders = [
    imageFolder(projectId),
    releasesFolder(projectId),
    path.join(uploadFolder(), projectId),
    ...jobIds.map(jobFolder),
  ];
  // Files that nobody could find again must not outlive the row that leads to them.
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await deps.store.write((tx) => deleteProjectRow(tx, projectId));
}

/** @returns the ids of its jobs, all of which have ended. */
async function requireIdle(tx: Tx, { projectId, slug }: ProjectScope, now: number): Promise<string[]> {
  const { state } = await lockProject(tx, projectId);
  if (state !== "draft" && state !== "closed") {
    throw new DomainError("conflict", `${slug} is ${state}. Close it first: touchstone close ${slug}`, {
      state,
    });
  }
  const pages = await openPages(tx, projectId, now);
  if (pages !== null) {
    const until = isoInstant(pages.until);
    throw new DomainError("conflict", `People have pages of ${slug} until ${until}. Delete it after that.`, {
      pages: pages.n,
      until,
    });
  }
  const found = await jobsWithState(tx, projectId);
  if (found.some(({ isActive }) => isActive)) {
    throw new DomainError("conflict", `A job of ${slug} is running. Cancel it, or wait until it ends.`);
  }
  return found.map(({ id }) => id);
}
