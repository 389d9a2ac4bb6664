import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import type { Account } from "@/server/domain/organizer/contracts";
import type { Auth } from "./auth";

interface SignedIn {
  account: Account;
  session: AccountSession;
}

/** The session that a request carries, and whose it is; null for nobody's. */
export async function findSignedIn(auth: Auth, headers: Headers): Promise<SignedIn | null> {
  if (headers.get("cookie") === null) return null;
  const found = await auth.api.getSession({ headers });
  if (found === null) return null;
  const { id, name, email } = found.user;
  const session = { id: found.session.id, userId: id, provedAt: found.session.createdAt.getTime() };
  return { account: { id, name, email }, session };
}

/** Whose session the request carries; null for nobody's. */
export async function findAccount(auth: Auth, headers: Headers): Promise<Account | null> {
  return (await findSignedIn(auth, headers))?.account ?? null;
}
