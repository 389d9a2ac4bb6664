import { deleteInvitation, lockInvitation } from "@/db/queries/invitations";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { requireDraft } from "@/server/services/project/internal/require-draft";

/**
 * Takes an invitation back by which nobody has come, with the list of items that goes with it.
 * @throws DomainError `not_found`; `invitation_used`; `project_not_draft` where a list was assigned before the
 *   launch, because its items wait for this person.
 */
export async function removeInvitation(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  invitationId: string,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const invitation = await lockInvitation(tx, scope.projectId, invitationId);
    if (invitation === null) throw new DomainError("not_found", "There is no such invitation.");
    if (invitation.isUsed) {
      throw new DomainError("invitation_used", "Somebody has joined by this invitation already.");
    }
    if (invitation.items > 0) requireDraft(project, "Items of this project wait for this person.");
    await deleteInvitation(tx, invitationId);
  });
}
