import { findUserByEmail } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { makeAccountLink, type AccountLinkSecret } from "./internal/account-link";

const openForMs = 24 * 60 * 60 * 1000;

/**
 * Makes a link by which a person sets a new password within a day; `token` is known only to the caller.
 * @throws DomainError `not_found` for an email that no account has.
 */
export async function createResetLink(deps: Deps, email: string): Promise<AccountLinkSecret> {
  return deps.store.write(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === undefined) throw new DomainError("not_found", `There is no account for ${email}.`);
    return makeAccountLink(deps, tx, { userId: user.id, purpose: "reset", openForMs });
  });
}
