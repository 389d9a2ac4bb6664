import { deleteOpenAccountLinks, useUpAccountLink } from "@/db/queries/account-links";
import { changeUser } from "@/db/queries/organizers";
import { findUserByEmail } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";
import { emailTaken } from "@/server/services/organizer/internal/email-taken";
import { linkUsed } from "@/server/services/organizer/internal/link-used";
import { findOpenAccountLink } from "./internal/account-link";

/**
 * Changes the email of an account to the one whose link this is, and uses the link up. Links to a new password, which
 * went to the email before, stop working.
 * @throws DomainError `not_found`, `link_used`; `email_taken` where somebody has made an account with it meanwhile.
 */
export async function confirmEmailChange(deps: Deps, token: string): Promise<{ email: string }> {
  return deps.store.write(async (tx) => {
    const { userId, newEmail } = await findOpenAccountLink(deps, tx, token, "email");
    const now = deps.now();
    if (newEmail === null || !(await useUpAccountLink(tx, hashSecret(token), now))) throw linkUsed();
    if ((await findUserByEmail(tx, newEmail)) !== undefined) throw emailTaken(newEmail);
    await changeUser(tx, userId, { email: newEmail, emailVerified: true, updatedAt: new Date(now) });
    await deleteOpenAccountLinks(tx, userId, "reset");
    return { email: newEmail };
  });
}
