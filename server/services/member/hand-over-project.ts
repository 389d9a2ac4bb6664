import { setMemberRole, type MemberRow } from "@/db/queries/members";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { may } from "@/server/domain/project/may";
import { lockMembers, memberAmong } from "./internal/lock-members";
import { ownUserId } from "./internal/own-user-id";
import { recordMemberEvent } from "./internal/record-member-event";

/**
 * Makes another member an owner, and the person who asks an organizer.
 * @throws DomainError `not_found` for somebody who is no other member, and for the system; `forbidden` for who is no owner
 *   any more.
 */
export async function handOverProject(deps: Deps, scope: OwnScope, userId: string): Promise<void> {
  const ownId = ownUserId(scope.actor);
  const { projectId } = scope;
  await deps.store.write(async (tx) => {
    const members = await lockMembers(tx, projectId);
    requireOwner(memberAmong(members, ownId));
    const others = members.filter((member) => member.userId !== ownId);
    const { name: whom, role: from } = memberAmong(others, userId);
    await setMemberRole(tx, projectId, userId, "owner");
    await setMemberRole(tx, projectId, ownId, "organizer");
    await recordMemberEvent(deps, tx, scope, "ownership_handed_over", { whom, from, to: "owner" });
  });
}

function requireOwner({ role }: MemberRow): void {
  if (may(role, "own")) return;
  throw new DomainError("forbidden", "Only an owner hands a project over.", { role });
}
