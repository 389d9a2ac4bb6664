import { findMemberInvitation } from "@/db/queries/member-invitations";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { hashSecret } from "@/server/ids";
import { linkUsed } from "@/server/services/organizer/internal/link-used";

/** @throws DomainError `not_found` for a link that is unknown, withdrawn or replaced, `link_used` for one that is used or too old. */
export async function findOpenInvitation(deps: Pick<Deps, "now">, db: Db, token: string) {
  const invitation = await findMemberInvitation(db, hashSecret(token));
  if (invitation === undefined) {
    throw new DomainError("not_found", "We do not know this invitation. Ask an owner for a new link.");
  }
  if (invitation.usedAt !== null || invitation.expiresAt <= deps.now()) throw linkUsed();
  return invitation;
}
export type OpenInvitation = Awaited<ReturnType<typeof findOpenInvitation>>;
