import { deleteMembership } from "@/db/queries/members";
import type { Deps } from "@/server/deps";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { lockMembers, memberAmong } from "./internal/lock-members";
import { recordMemberEvent } from "./internal/record-member-event";
import { requireOtherOwner } from "./internal/require-other-owner";

/**
 * Ends a membership, from that person's next request on; what they did stays.
 * @throws DomainError `not_found`; `last_owner` where nobody else owns the project.
 */
export async function removeMember(deps: Deps, scope: OwnScope, userId: string): Promise<void> {
  await deps.store.write(async (tx) => {
    const members = await lockMembers(tx, scope.projectId);
    const member = memberAmong(members, userId);
    requireOtherOwner(members, member);
    await deleteMembership(tx, scope.projectId, userId);
    const { name: whom, role: from } = member;
    await recordMemberEvent(deps, tx, scope, "member_removed", { whom, from });
  });
}
