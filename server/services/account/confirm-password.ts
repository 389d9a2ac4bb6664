import { verifyPassword } from "better-auth/crypto";
import { findPasswordHash } from "@/db/queries/organizers";
import { setProvedAt } from "@/db/queries/sessions";
import { limitPasswordTries } from "@/server/auth/password-limit";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import type { Account } from "@/server/domain/organizer/contracts";

/**
 * Notes that the person of a session has just entered their password; it is not asked for again for ten minutes.
 * @throws DomainError `password_wrong`; `rate_limited` after ten wrong ones in a quarter of an hour.
 */
export async function confirmPassword(
  deps: Deps,
  account: Account,
  session: AccountSession,
  password: string,
): Promise<void> {
  const hash = await findPasswordHash(deps.store.read, account.id);
  const isRight = await limitPasswordTries(
    deps,
    account.email,
    async () => hash !== null && (await verifyPassword({ hash, password })),
    async (right) => (right ? "right" : "wrong"),
  );
  if (!isRight) throw new DomainError("password_wrong", "This is not your password.");
  await deps.store.write((tx) => setProvedAt(tx, session.id, deps.now()));
}
