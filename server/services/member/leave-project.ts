import { deleteMembership } from "@/db/queries/members";
import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { lockMembers, memberAmong } from "./internal/lock-members";
import { ownUserId } from "./internal/own-user-id";
import { recordMemberEvent } from "./internal/record-member-event";
import { requireOtherOwner } from "./internal/require-other-owner";

/**
 * Ends the membership of the person who asks.
 * @throws DomainError `last_owner` where nobody else owns the project; `not_found` for the system.
 */
export async function leaveProject(deps: Deps, scope: ViewScope): Promise<void> {
  const userId = ownUserId(scope.actor);
  await deps.store.write(async (tx) => {
    const members = await lockMembers(tx, scope.projectId);
    const member = memberAmong(members, userId);
    requireOtherOwner(members, member);
    await deleteMembership(tx, scope.projectId, userId);
    await recordMemberEvent(deps, tx, scope, "member_left", { whom: member.name, from: member.role });
  });
}
