import { deleteMemberInvitation } from "@/db/queries/member-invitations";
import type { Deps } from "@/server/deps";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { lockMemberInvitation } from "./internal/lock-invitation";
import { recordMemberEvent } from "./internal/record-member-event";

/**
 * Takes an invitation back; its link is unknown from then on.
 * @throws DomainError `not_found` for an invitation that is not there or was used.
 */
export async function withdrawMemberInvitation(
  deps: Deps,
  scope: OwnScope,
  invitationId: string,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { id, email, role } = await lockMemberInvitation(tx, scope.projectId, invitationId);
    await deleteMemberInvitation(tx, id);
    await recordMemberEvent(deps, tx, scope, "member_invitation_withdrawn", { whom: email, from: role });
  });
}
