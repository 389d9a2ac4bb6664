import { annotatorByPseudonym, lockKnownAnnotator } from "@/db/queries/arrivals";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { ensureReturnCode } from "./internal/return-code";

/**
 * The return code of an annotator who has lost it, for the organizer to pass on. That it was shown is written down.
 * @throws DomainError `not_found` when nobody in the project is called so, or they have been erased.
 */
export async function showReturnCode(deps: Deps, scope: OrganizeScope, pseudonym: string): Promise<string> {
  return deps.store.write(async (tx) => {
    const called = await annotatorByPseudonym(tx, scope.projectId, pseudonym);
    const found = called && (await lockKnownAnnotator(tx, called.id));
    if (found === undefined) throw noSuchAnnotator(pseudonym);
    await recordEvent(deps, tx, scope, "return_code_shown", { annotator: pseudonym });
    return ensureReturnCode(tx, found);
  });
}
