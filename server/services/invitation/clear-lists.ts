import { deleteLists } from "@/db/queries/named-items";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireDraft } from "@/server/services/project/internal/require-draft";

/**
 * Takes all lists of a draft away, so that its items are anybody's; the people stay invited.
 * @throws DomainError `project_not_draft`.
 */
export async function clearLists(deps: Deps, scope: OrganizeScope): Promise<void> {
  await deps.store.write(async (tx) => {
    requireDraft(await lockProject(tx, scope.projectId), "The lists were settled at the launch.");
    const places = await deleteLists(tx, scope.projectId);
    if (places > 0) await recordEvent(deps, tx, scope, "items_named", { people: 0, places: 0 });
  });
}
