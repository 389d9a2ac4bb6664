import { insertMemberInvitation } from "@/db/queries/member-invitations";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { MemberLink, NewMember } from "@/server/domain/member/contracts";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { newMemberLink } from "./new-member-link";
import { recordMemberEvent } from "./record-member-event";

/** Invites somebody of whom it is known that they are neither a member nor invited. */
export async function insertInvitation(
  deps: Deps,
  tx: Tx,
  scope: OwnScope,
  { email, role }: NewMember,
): Promise<MemberLink> {
  const { told, kept } = newMemberLink(deps, email);
  await insertMemberInvitation(tx, { id: deps.newId(), projectId: scope.projectId, email, role, ...kept });
  await recordMemberEvent(deps, tx, scope, "member_invited", { whom: email, to: role });
  return told;
}
