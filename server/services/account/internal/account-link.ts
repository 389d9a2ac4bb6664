import { deleteOpenAccountLinks, findAccountLink, insertAccountLink } from "@/db/queries/account-links";
import type { Db, Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { accountLinkPurposes } from "@/server/domain/organizer/account-security";
import { DomainError } from "@/server/domain/errors";
import { hashSecret } from "@/server/ids";
import { linkUsed } from "@/server/services/organizer/internal/link-used";

type Purpose = (typeof accountLinkPurposes)[number];

interface NewAccountLink {
  userId: string;
  purpose: Purpose;
  /** The email to change to. */
  email?: string;
  openForMs: number;
}

/** A link's secret, told once, and until when it works, in ms since 1970. */
export interface AccountLinkSecret {
  token: string;
  expiresAt: number;
}

/** Makes a one-time link in place of the open ones for the same purpose. */
export async function makeAccountLink(
  deps: Pick<Deps, "newSecret" | "newId" | "now">,
  tx: Tx,
  { userId, purpose, email, openForMs }: NewAccountLink,
): Promise<AccountLinkSecret> {
  const token = deps.newSecret(24);
  const createdAt = deps.now();
  const expiresAt = createdAt + openForMs;
  await deleteOpenAccountLinks(tx, userId, purpose);
  const link = { id: deps.newId(), userId, purpose, email: email ?? null, createdAt, expiresAt };
  await insertAccountLink(tx, { ...link, tokenHash: hashSecret(token) });
  return { token, expiresAt };
}

/** @throws DomainError `not_found` for a link nobody made or that was replaced, `link_used` for one used or too old. */
export async function findOpenAccountLink(deps: Pick<Deps, "now">, db: Db, token: string, purpose: Purpose) {
  const link = await findAccountLink(db, hashSecret(token));
  if (link?.purpose !== purpose) {
    throw new DomainError("not_found", "We do not know this link. Copy it whole from where you found it.");
  }
  if (link.usedAt !== null || link.expiresAt <= deps.now()) throw linkUsed();
  return link;
}
