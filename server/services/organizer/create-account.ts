import { hashPassword } from "better-auth/crypto";
import { useUpSetupLink } from "@/db/queries/organizers";
import type { Deps } from "@/server/deps";
import type { Account, CreateAccountInput } from "@/server/domain/organizer/contracts";
import { hashSecret } from "@/server/ids";
import { addAccount } from "./internal/add-account";
import { linkUsed } from "./internal/link-used";
import { openSetupLink } from "./open-setup-link";

/**
 * Makes an account by a set-up link and uses the link up; of two tries at once one succeeds. The first account of
 * all becomes the owner of every project that has none.
 * @throws DomainError `not_found`, `link_used`, `email_taken` (the link stays open then).
 */
export async function createAccountBySetupLink(
  deps: Deps,
  { token, name, email: given, password }: CreateAccountInput,
): Promise<Account> {
  await openSetupLink(deps, { token });
  const email = given.toLowerCase();
  // Hashing is slow by design, so it happens before the transaction.
  const passwordHash = await hashPassword(password);
  const userId = deps.newId();
  await deps.store.write(async (tx) => {
    const now = deps.now();
    if (!(await useUpSetupLink(tx, hashSecret(token), now))) throw linkUsed();
    await addAccount(tx, { userId, accountId: deps.newId(), name, email, passwordHash, now });
  });
  return { id: userId, name, email };
}
