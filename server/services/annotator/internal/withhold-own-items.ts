import { recordExposures } from "@/db/queries/gold-exposures";
import { authorsOf, withholdItemsBy, type Author } from "@/db/queries/authors";
import { giveBackNamed } from "@/db/queries/named-items";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";
import type { ApplicantIdentity } from "./identify-applicant";

/** The token that the applicant's browser holds of another project, if it does. */
export type TokenOf = (slug: string) => string | undefined;

/**
 * Keeps from a new annotator what they wrote themselves: they are known by the id of a recruiter, by the name on an
 * invitation, or by the browser in which they wrote. Items of theirs on a list for them go to everybody.
 */
export async function withholdOwnItems(
  deps: Deps,
  tx: Tx,
  annotator: { annotatorId: string; projectId: string },
  { externalId, invitationId }: ApplicantIdentity,
  tokenOf: TokenOf,
): Promise<void> {
  const authors = await authorsOf(tx, annotator.projectId);
  const own = authors.filter((author) => isSame(author, externalId, tokenOf));
  if (own.length === 0) return;
  const withheld = await withholdItemsBy(
    tx,
    annotator,
    own.map(({ annotatorId }) => annotatorId),
  );
  // Whoever has met a gold item never gets it.
  const gold = withheld.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
  await recordExposures(tx, annotator.annotatorId, gold, deps.now());
  if (invitationId === null) return;
  for (const { itemId } of withheld) await giveBackNamed(tx, { invitationId, itemId });
}

function isSame(author: Author, externalId: string | null, tokenOf: TokenOf): boolean {
  if (externalId !== null && author.externalId === externalId) return true;
  const token = tokenOf(author.slug);
  return token !== undefined && hashSecret(token) === author.tokenHash;
}
