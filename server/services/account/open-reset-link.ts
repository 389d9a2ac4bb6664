import type { Deps } from "@/server/deps";
import type { OpenAccountLink } from "@/server/domain/organizer/account-contracts";
import { findOpenAccountLink } from "./internal/account-link";

/**
 * Says for whom a link sets a new password, without using it up.
 * @throws DomainError `not_found`, `link_used`.
 */
export async function openResetLink(
  deps: Pick<Deps, "store" | "now">,
  token: string,
): Promise<OpenAccountLink> {
  const { email } = await findOpenAccountLink(deps, deps.store.read, token, "reset");
  return { email, newEmail: null };
}
