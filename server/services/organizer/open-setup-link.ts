import { countUsers, findSetupLink } from "@/db/queries/organizers";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import type { OpenSetupLink, SetupLinkInput } from "@/server/domain/organizer/contracts";
import { hashSecret } from "@/server/ids";
import { linkUsed } from "./internal/link-used";

/**
 * Says whether a link can still make an account, without using it up.
 * @throws DomainError `not_found` for a link nobody made, `link_used` for one that is used or too old.
 */
export async function openSetupLink(
  deps: Pick<Deps, "store" | "now">,
  { token }: SetupLinkInput,
): Promise<OpenSetupLink> {
  const link = await findSetupLink(deps.store.read, hashSecret(token));
  if (link === undefined) {
    throw new DomainError("not_found", "We do not know this link. Copy it whole from where you found it.");
  }
  if (link.usedAt !== null || link.expiresAt <= deps.now()) throw linkUsed();
  return {
    firstAccount: (await countUsers(deps.store.read)) === 0,
    expiresAt: isoInstant(link.expiresAt),
  };
}
