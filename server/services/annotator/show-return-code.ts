import { annotatorByPseudonym } from "@/db/queries/arrivals";
import { erasedAt } from "@/db/queries/erasure";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { ensureReturnCode } from "./internal/return-code";

/**
 * The return code of an annotator who has lost it, for the organizer to pass on. That it was shown is written down.
 * @throws DomainError `not_found` when nobody in the project is called so.
 */
export async function showReturnCode(deps: Deps, scope: OrganizeScope, pseudonym: string): Promise<string> {
  return deps.store.write(async (tx) => {
    const found = await annotatorByPseudonym(tx, scope.projectId, pseudonym);
    if (found === undefined || (await erasedAt(tx, found.id)) !== null) throw noSuchAnnotator(pseudonym);
    await recordEvent(deps, tx, scope, "return_code_shown", { annotator: pseudonym });
    return ensureReturnCode(tx, found);
  });
}
