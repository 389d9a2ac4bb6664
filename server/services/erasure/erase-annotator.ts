import { annotatorByPseudonym } from "@/db/queries/arrivals";
import type { Deps } from "@/server/deps";
import type { EraseAnnotatorInput } from "@/server/domain/erasure/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";
import { erasePerson } from "./internal/erase-person";

/**
 * Erases a person because they asked the organizer to.
 * @throws DomainError `not_found` when nobody in the project is called so, or they have been erased.
 */
export async function eraseAnnotator(
  deps: Deps,
  { projectId, actor }: OrganizeScope,
  { annotator: pseudonym, reason }: EraseAnnotatorInput,
): Promise<{ judgments: number }> {
  return deps.store.write(async (tx) => {
    const found = await annotatorByPseudonym(tx, projectId, pseudonym);
    if (found === undefined) throw noSuchAnnotator(pseudonym);
    return { judgments: await erasePerson(deps, tx, found.id, { ...actor, reason }) };
  });
}
