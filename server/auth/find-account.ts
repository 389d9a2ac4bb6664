import type { Account } from "@/server/domain/organizer/contracts";
import type { Auth } from "./auth";

/** Whose session the request carries; null for nobody's. */
export async function findAccount(auth: Auth, headers: Headers): Promise<Account | null> {
  if (headers.get("cookie") === null) return null;
  const found = await auth.api.getSession({ headers });
  if (found === null) return null;
  const { id, name, email } = found.user;
  return { id, name, email };
}
