import { deleteGold, lockGold } from "@/db/queries/gold";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireDraft } from "@/server/services/project/internal/require-draft";
import { findProjectItem } from "./internal/find-project-item";
import { notGold } from "./internal/not-gold";
import { dimensionCalled } from "./internal/planned-gold";

/**
 * Forgets what is known of a gold item of a draft on one dimension, or, without one, on all: an item of which nothing is
 * known is like any other.
 * @throws DomainError `not_found`, also for a dimension that there is not, `project_not_draft`.
 */
export async function removeGold(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, dimension }: { itemId: string; dimension?: string | undefined },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const item = await findProjectItem(tx, project.id, itemId);
    if ((await lockGold(tx, itemId)).length === 0) throw notGold(itemId);
    requireDraft(project, "The HITs have been laid out, so this item stays gold. Switch it off instead.");
    const dimensionId = dimension && (await dimensionCalled(tx, project.id, dimension));
    await deleteGold(tx, itemId, dimensionId);
    const data = { item: item.externalId, ...(dimension !== undefined && { dimension }) };
    await recordEvent(deps, tx, scope, "gold_removed", data);
  });
}
