import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { InvitedPeople } from "@/server/domain/invitation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireReal } from "@/server/services/project/internal/require-real";
import { ensureInvitations } from "./internal/ensure-invitations";

/**
 * Gives each person a link of their own; who has one keeps it.
 * @throws DomainError `project_closed`, `rehearsal_copy`.
 */
export async function invitePeople(
  deps: Deps,
  scope: OrganizeScope,
  { names }: { names: readonly string[] },
): Promise<InvitedPeople> {
  const people = [...new Set(names)];
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    requireReal(project);
    const { state } = project;
    if (state === "closed") {
      throw new DomainError("project_closed", "This project is closed; nobody can join it any more.");
    }
    const { added } = await ensureInvitations(deps, tx, scope.projectId, people);
    if (added > 0) await recordEvent(deps, tx, scope, "people_invited", { people: added });
    const doubled = people.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
    return { added, known: people.length - added, doubled };
  });
}
