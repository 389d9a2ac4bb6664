import { findAnnotatorCalled } from "@/db/queries/annotator-status-history";
import type { Deps } from "@/server/deps";
import type { Excluded, ExcludeByHandInput } from "@/server/domain/exclusion/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noSuchAnnotator } from "@/server/services/annotator-status/internal/no-such-annotator";
import { excludeEach } from "./internal/exclude-each";

/**
 * Excludes one annotator because an organizer decided so.
 * @throws DomainError `not_found` when nobody in the project is called so, `conflict` when they are excluded already.
 */
export async function excludeByHand(
  deps: Deps,
  scope: OrganizeScope,
  { annotator: pseudonym, reason }: ExcludeByHandInput,
): Promise<Excluded> {
  return deps.store.write(async (tx) => {
    const annotator = await findAnnotatorCalled(tx, scope.projectId, pseudonym);
    if (annotator === undefined) throw noSuchAnnotator(pseudonym);
    const byHand = { origin: "by-hand" as const, rule: null, value: null, bound: null };
    return excludeEach(deps, tx, scope, { grounds: [{ annotatorId: annotator.id, ...byHand }], reason });
  });
}
