import { deleteGold, lockGold } from "@/db/queries/gold";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/record-event";
import { requireDraft } from "@/server/services/project/require-draft";
import { findProjectItem } from "./find-project-item";
import { notGold } from "./not-gold";

/**
 * Makes a gold item of a draft an item like any other.
 * @throws DomainError `not_found`, `project_not_draft`.
 */
export async function removeGold(deps: Deps, scope: OrganizeScope, itemId: string): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const item = await findProjectItem(tx, project.id, itemId);
    if ((await lockGold(tx, itemId)) === undefined) throw notGold(itemId);
    requireDraft(project, "The HITs have been laid out, so this item stays gold. Switch it off instead.");
    await deleteGold(tx, itemId);
    await recordEvent(deps, tx, scope, "gold_removed", { item: item.externalId });
  });
}
