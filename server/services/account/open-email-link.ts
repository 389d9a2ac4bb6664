import type { Deps } from "@/server/deps";
import type { OpenAccountLink } from "@/server/domain/organizer/account-contracts";
import { findOpenAccountLink } from "./internal/account-link";

/**
 * Says which email a link changes to which, without using it up.
 * @throws DomainError `not_found`, `link_used`.
 */
export async function openEmailLink(
  deps: Pick<Deps, "store" | "now">,
  token: string,
): Promise<OpenAccountLink> {
  const { email, newEmail } = await findOpenAccountLink(deps, deps.store.read, token, "email");
  return { email, newEmail };
}
