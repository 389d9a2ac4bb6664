import { jobsWithState, openPages } from "@/db/queries/deletion";
import { changeProject, deleteProjectRow, lockProject } from "@/db/queries/projects";
import type { Undertaking } from "@/db/queries/undertakings";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import type { DeleteProjectInput } from "@/server/domain/project/contents";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { deleteCopies } from "@/server/services/rehearsal/delete-copies";
import { takeOn, workAt } from "@/server/services/undertaking/internal/undertake";
import { removeContents } from "./internal/remove-project";

/**
 * Deletes a draft or a closed project with its items, people, answers, pay, releases and rehearsal copies, in the database
 * and on the disk.
 * @throws DomainError `conflict` where it is open, people have pages of it, a job of it runs, or it is being deleted.
 */
export async function deleteProject(deps: Deps, scope: ProjectScope<"own">): Promise<void> {
  await deleteRest(deps, await beginDeletion(deps, scope));
}

/** The same, and the rest goes while the owner does something else; from now on nobody sees the project. */
export async function deleteInBackground(
  deps: Deps,
  scope: ProjectScope<"own">,
  { address }: DeleteProjectInput,
): Promise<void> {
  if (address !== scope.slug) throw new DomainError("conflict", `Type ${scope.slug} to delete this project.`);
  const undertaking = await beginDeletion(deps, scope);
  deleteRest(deps, undertaking).catch((error: unknown) => {
    deps.log.error({ error, project: scope.projectId }, "a deleted project is not gone yet");
  });
}

/** Says of a project that it is deleted, which nothing takes back. */
function beginDeletion(deps: Deps, scope: ProjectScope<"own">): Promise<Undertaking> {
  return deps.store.write(async (tx) => {
    await requireIdle(tx, scope, deps.now());
    const undertaking = await takeOn(deps, tx, scope.projectId);
    if (undertaking === null) throw new DomainError("conflict", `${scope.slug} is being deleted.`);
    await changeProject(tx, scope.projectId, { deletedAt: deps.now() });
    return undertaking;
  });
}

/** Deletes what is left of a deleted project, so many rows at a time; what is interrupted is taken up again. */
export async function deleteRest(deps: Deps, undertaking: Undertaking): Promise<void> {
  const projectId = undertaking.subjectId;
  await deleteCopies(deps, projectId);
  await workAt(deps, undertaking, async (held) => {
    const jobs = await jobsWithState(deps.store.read, projectId);
    const write = <T>(work: (tx: Tx) => Promise<T>) =>
      deps.store.write(async (tx) => {
        await held.isStillOurs(tx);
        return work(tx);
      });
    await removeContents(
      write,
      deps.files,
      projectId,
      jobs.map(({ id }) => id),
    );
    await deps.store.write(async (tx) => {
      await deleteProjectRow(tx, projectId);
      await held.end(tx);
    });
  });
}

async function requireIdle(tx: Tx, { projectId, slug }: ProjectScope, now: number): Promise<void> {
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
}
