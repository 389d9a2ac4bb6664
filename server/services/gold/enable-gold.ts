import { isLaidOutAsGold, lockGold, upsertGold } from "@/db/queries/gold";
import { lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/record-event";
import { findProjectItem } from "./find-project-item";
import { notGold } from "./not-gold";
import { rederiveCorrectness } from "./rederive-correctness";

/**
 * Switches a gold item's check on or off; while it is off, its answers are neither right nor wrong. In a draft,
 * an item that is off is laid out like any other.
 * @throws DomainError `not_found`, `project_not_draft` for an item that was off when the HITs were laid out.
 */
export async function enableGold(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, enabled }: { itemId: string; enabled: boolean },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    const item = await findProjectItem(tx, project.id, itemId);
    const gold = await lockGold(tx, itemId);
    if (gold === undefined) throw notGold(itemId);
    if (project.state !== "draft" && enabled && !(await isLaidOutAsGold(tx, itemId))) {
      throw new DomainError(
        "project_not_draft",
        "This item was off when the HITs were laid out, so it is judged like any other and cannot be gold.",
      );
    }
    const changed = { ...gold, enabled, updatedAt: deps.now() };
    await upsertGold(tx, changed);
    await rederiveCorrectness(tx, changed);
    await recordEvent(deps, tx, scope, "gold_changed", { item: item.externalId, enabled });
  });
}
