import { deleteApiToken } from "@/db/queries/api-tokens";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";

/** Ends a token at once. @throws DomainError `not_found` for one that is not this person's. */
export async function revokeToken(deps: Pick<Deps, "store">, userId: string, tokenId: string): Promise<void> {
  const isGone = await deps.store.write((tx) => deleteApiToken(tx, userId, tokenId));
  if (!isGone) throw new DomainError("not_found", "This token is not here any more.");
}
