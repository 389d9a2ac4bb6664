import { hashPassword } from "better-auth/crypto";
import type { Deps } from "@/server/deps";
import type { InvitedAccountInput, JoinedAsMember } from "@/server/domain/member/contracts";
import { addAccount } from "@/server/services/organizer/internal/add-account";
import { findOpenInvitation } from "./internal/find-open-invitation";
import { joinAsMember } from "./internal/join-as-member";

/**
 * Makes an account with the email of an invitation and the person a member, or neither.
 * @throws DomainError `not_found`, `link_used`, `email_taken` (the link stays open then).
 */
export async function createInvitedAccount(
  deps: Deps,
  { token, name, password }: InvitedAccountInput,
): Promise<JoinedAsMember> {
  await findOpenInvitation(deps, deps.store.read, token);
  // Hashing is slow by design, so it happens before the transaction.
  const passwordHash = await hashPassword(password);
  return deps.store.write(async (tx) => {
    const invitation = await findOpenInvitation(deps, tx, token);
    const { email, project } = invitation;
    const userId = deps.newId();
    await addAccount(tx, { userId, accountId: deps.newId(), name, email, passwordHash, now: deps.now() });
    // The first account of all is an owner by now where the project had none.
    await joinAsMember(deps, tx, invitation, { id: userId, name, email });
    return { project, email };
  });
}
