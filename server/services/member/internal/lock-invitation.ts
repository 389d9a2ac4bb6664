import { unusedMemberInvitations } from "@/db/queries/member-invitations";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import { DomainError } from "@/server/domain/errors";

/** An invitation of the project that nobody has used or can use meanwhile. @throws DomainError `not_found`. */
export async function lockMemberInvitation(tx: Tx, projectId: string, invitationId: string) {
  await lockProject(tx, projectId);
  const invitations = await unusedMemberInvitations(tx, projectId);
  const found = invitations.find(({ id }) => id === invitationId);
  if (found === undefined) throw new DomainError("not_found", "There is no such open invitation.");
  return found;
}
