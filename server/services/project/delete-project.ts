import { jobsWithState, openPages } from "@/db/queries/deletion";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { deleteCopies } from "@/server/services/rehearsal/delete-copies";
import { removeProject } from "./internal/remove-project";

/**
 * Deletes a draft or a closed project with its items, people, answers, pay, releases and rehearsal copies, in the database
 * and on the disk. What is interrupted is finished by calling it again.
 * @throws DomainError `conflict` where it is open, people have pages of it, or a job of it runs.
 */
export async function deleteProject(deps: Deps, scope: ProjectScope<"own">): Promise<void> {
  const jobIds = await deps.store.write((tx) => requireIdle(tx, scope, deps.now()));
  await deleteCopies(deps, scope.projectId);
  await removeProject(deps, scope.projectId, jobIds);
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
