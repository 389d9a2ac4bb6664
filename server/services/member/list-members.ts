import { unusedMemberInvitations } from "@/db/queries/member-invitations";
import { membersOf } from "@/db/queries/members";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { MemberList } from "@/server/domain/member/contracts";
import { inOrderOfMembers } from "@/server/domain/member/owners";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** Who may see a project, and who is invited to. */
export async function listMembers(
  deps: Pick<Deps, "store" | "now" | "mailer">,
  { projectId, actor }: OrganizeScope,
): Promise<MemberList> {
  const members = await membersOf(deps.store.read, projectId);
  const invitations = await unusedMemberInvitations(deps.store.read, projectId);
  return {
    canMail: deps.mailer !== null,
    members: inOrderOfMembers(members).map(({ joinedAt, lastActiveAt, ...member }) => ({
      ...member,
      joinedAt: isoInstant(joinedAt),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      isSelf: actor.kind === "user" && actor.userId === member.userId,
    })),
    invitations: invitations.map(({ id, email, role, createdAt, expiresAt }) => ({
      id,
      email,
      role,
      sentAt: isoInstant(createdAt),
      expiresAt: isoInstant(expiresAt),
      isExpired: expiresAt <= deps.now(),
    })),
  };
}
