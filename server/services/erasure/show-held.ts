import { annotatorByPseudonym } from "@/db/queries/arrivals";
import { rowsOfPerson } from "@/db/queries/held";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { DomainError } from "@/server/domain/errors";
import { readable } from "@/server/domain/erasure/held-data";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";

type Reading = Pick<Deps, "store" | "now">;

/** All that is held on whoever asks, as a JSON text; which questions had a known answer is left out. */
export function showOwnHeld(deps: Reading, { annotatorId }: AnnotatorActor): Promise<string> {
  return heldText(deps, annotatorId, { withGold: false });
}

/** The same for the organizer, of an annotator. @throws DomainError `not_found`. */
export async function showHeld(
  deps: Reading,
  { projectId }: OrganizeScope,
  pseudonym: string,
): Promise<string> {
  const found = await annotatorByPseudonym(deps.store.read, projectId, pseudonym);
  if (found === undefined) throw noSuchAnnotator(pseudonym);
  return heldText(deps, found.id, { withGold: true });
}

async function heldText(
  { store, now }: Reading,
  annotatorId: string,
  reader: { withGold: boolean },
): Promise<string> {
  const held = await store.snapshot((db) => rowsOfPerson(db, annotatorId));
  if (held === null) throw new DomainError("not_found", "There is nobody of whom anything is held.");
  const told = { at: isoInstant(now()), ...(readable(held, reader) as object) };
  return `${JSON.stringify(told, null, 2)}\n`;
}
