import { useUpMemberInvitation } from "@/db/queries/member-invitations";
import { insertMembership } from "@/db/queries/members";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { Account } from "@/server/domain/organizer/contracts";
import { linkUsed } from "@/server/services/organizer/internal/link-used";
import type { OpenInvitation } from "./find-open-invitation";
import { recordMemberEvent } from "./record-member-event";

/**
 * Uses an invitation up for the person that it is for.
 * @returns whether they were no member before.
 * @throws DomainError `link_used` also where the link was replaced or withdrawn meanwhile.
 */
export async function joinAsMember(
  deps: Deps,
  tx: Tx,
  { tokenHash, projectId, role }: OpenInvitation,
  account: Account,
): Promise<boolean> {
  await lockProject(tx, projectId);
  const now = deps.now();
  if (!(await useUpMemberInvitation(tx, tokenHash, now))) throw linkUsed();
  const isNew = await insertMembership(tx, { projectId, userId: account.id, role, createdAt: now });
  if (!isNew) return false;
  const actor = { kind: "user" as const, userId: account.id };
  await recordMemberEvent(deps, tx, { projectId, actor }, "member_joined", { whom: account.name, to: role });
  return true;
}

export function alreadyMember(email: string): DomainError {
  return new DomainError("already_member", `${email} is already a member of this project.`, { email });
}
