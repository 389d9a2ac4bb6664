import { hashPassword } from "better-auth/crypto";
import { deleteOpenAccountLinks, useUpAccountLink } from "@/db/queries/account-links";
import { setPasswordHash } from "@/db/queries/organizers";
import { deleteSessions } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import type { ResetPasswordInput } from "@/server/domain/organizer/account-contracts";
import { hashSecret } from "@/server/ids";
import { linkUsed } from "@/server/services/organizer/internal/link-used";
import { findOpenAccountLink } from "./internal/account-link";

/**
 * Sets a new password by a link, uses the link up, ends all sessions of the person and takes back their open links. A
 * second factor stays as it is. Of two tries at once one succeeds.
 * @throws DomainError `not_found`, `link_used`.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: ResetPasswordInput,
): Promise<{ email: string }> {
  await findOpenAccountLink(deps, deps.store.read, token, "reset");
  // Hashing is slow by design, so it happens before the transaction.
  const passwordHash = await hashPassword(password);
  return deps.store.write(async (tx) => {
    const { userId, email } = await findOpenAccountLink(deps, tx, token, "reset");
    const now = deps.now();
    if (!(await useUpAccountLink(tx, hashSecret(token), now))) throw linkUsed();
    await setPasswordHash(tx, { accountId: deps.newId(), userId, passwordHash, now });
    await deleteSessions(tx, userId, null);
    await deleteOpenAccountLinks(tx, userId, "reset");
    await deleteOpenAccountLinks(tx, userId, "email");
    return { email };
  });
}
