import { changeUser } from "@/db/queries/organizers";
import { findUserByEmail } from "@/db/queries/projects";
import { deleteTwoFactor } from "@/db/queries/second-factors";
import { deleteSessions } from "@/db/queries/sessions";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";

/**
 * Takes the second factor from an account whose owner has lost it with all recovery codes, and ends its sessions. Its
 * password is asked for as before.
 * @throws DomainError `not_found` for an email that no account has, `conflict` where two-factor is off.
 */
export async function turnOffTwoFactor(deps: Deps, email: string): Promise<void> {
  await deps.store.write(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === undefined) throw new DomainError("not_found", `There is no account for ${email}.`);
    if (!(await deleteTwoFactor(tx, user.id))) {
      throw new DomainError("conflict", `Two-factor is off for ${email} already.`);
    }
    await changeUser(tx, user.id, { twoFactorEnabled: false });
    await deleteSessions(tx, user.id, null);
  });
}
