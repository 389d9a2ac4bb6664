import { setMemberRole } from "@/db/queries/members";
import type { Deps } from "@/server/deps";
import type { OwnScope } from "@/server/domain/organizer/actor";
import type { Role } from "@/server/domain/project/project";
import { lockMembers, memberAmong } from "./internal/lock-members";
import { recordMemberEvent } from "./internal/record-member-event";
import { requireOtherOwner } from "./internal/require-other-owner";

/**
 * Gives a member another role, from their next request on.
 * @throws DomainError `not_found`; `last_owner` where nobody else owns the project.
 */
export async function changeMemberRole(
  deps: Deps,
  scope: OwnScope,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const members = await lockMembers(tx, scope.projectId);
    const member = memberAmong(members, userId);
    if (member.role === role) return;
    requireOtherOwner(members, member);
    await setMemberRole(tx, scope.projectId, userId, role);
    const { name: whom, role: from } = member;
    await recordMemberEvent(deps, tx, scope, "member_role_changed", { whom, from, to: role });
  });
}
