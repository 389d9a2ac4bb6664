import { deleteMemberInvitation, unusedMemberInvitations } from "@/db/queries/member-invitations";
import { insertMembership } from "@/db/queries/members";
import { findUserByEmail } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { MemberLink, NewMember } from "@/server/domain/member/contracts";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { insertInvitation } from "./internal/insert-invitation";
import { alreadyMember } from "./internal/join-as-member";
import { lockMembers } from "./internal/lock-members";
import { recordMemberEvent } from "./internal/record-member-event";

/**
 * Makes somebody with an account a member at once, and anyone else a link, in place of an open invitation.
 * @returns the link; null for a new member.
 * @throws DomainError `already_member`.
 */
export async function addMemberByEmail(
  deps: Deps,
  scope: OwnScope,
  { email, role }: NewMember,
): Promise<MemberLink | null> {
  const { projectId } = scope;
  return deps.store.write(async (tx) => {
    await lockMembers(tx, projectId);
    const user = await findUserByEmail(tx, email);
    for (const invitation of await unusedMemberInvitations(tx, projectId)) {
      if (invitation.email === email) await deleteMemberInvitation(tx, invitation.id);
    }
    if (user === undefined) return insertInvitation(deps, tx, scope, { email, role });
    const isNew = await insertMembership(tx, { projectId, userId: user.id, role, createdAt: deps.now() });
    if (!isNew) throw alreadyMember(email);
    await recordMemberEvent(deps, tx, scope, "member_joined", { whom: user.name, to: role });
    return null;
  });
}
