import { findProjectFor } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Actor, ProjectScope } from "@/server/domain/organizer/actor";
import { may, type Permission } from "@/server/domain/project/may";

/**
 * Proves that the actor may do this in the project.
 * @throws DomainError `not_found` to whoever is no member, whether or not the project exists; `forbidden` to a
 *   member whose role does not reach.
 */
export async function enterProject<P extends Permission>(
  deps: Pick<Deps, "store">,
  actor: Actor,
  slug: string,
  permission: P,
): Promise<ProjectScope<P>> {
  const userId = actor.kind === "user" ? actor.userId : null;
  const found = await findProjectFor(deps.store.read, slug, userId);
  const role = actor.kind === "system" ? "owner" : found?.role;
  if (found === undefined || role === null || role === undefined) {
    throw new DomainError("not_found", `There is no project "${slug}" that is yours.`, { project: slug });
  }
  if (!may(role, permission)) {
    throw new DomainError("forbidden", "You may look at this project but not change it.", { role });
  }
  // The brand says that the check above was passed.
  return { projectId: found.id, slug: found.slug, role, actor } as ProjectScope<P>;
}
