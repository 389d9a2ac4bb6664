import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { findJob } from "@/db/queries/jobs";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { deleteCopies } from "./delete-copies";

/**
 * Deletes the copies that a rehearsal kept. Its report stays.
 * @throws DomainError `not_found` when the project has no such rehearsal.
 */
export async function discardCopies(
  deps: Pick<Deps, "store" | "files">,
  { projectId }: OrganizeScope,
  { job }: { job: string },
): Promise<void> {
  if ((await findJob(deps.store.read, projectId, job)) === undefined) {
    throw new DomainError("not_found", "There is no such rehearsal in the project.", { job });
  }
  await deleteCopies(deps, projectId, job);
}
