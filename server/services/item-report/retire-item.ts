import { lockWorkOn } from "@/db/queries/batch-work";
import { lockGold, upsertGold } from "@/db/queries/gold";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { RetireItemInput } from "@/server/domain/item-report/list-contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { applyGoldChange } from "@/server/services/gold/internal/apply-gold-change";
import { lockForChange } from "@/server/services/gold/internal/lock-for-change";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { retire } from "./internal/retire";

/**
 * Asks nobody about an item any more and leaves it out of releases made from now on, for a reason that they state. The
 * check of a gold item is switched off with it, so that its answers are neither right nor wrong.
 * @throws DomainError `not_found`, `conflict` for an item that is retired already.
 */
export async function retireItem(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, reason }: Omit<RetireItemInput, "project">,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { project, item } = await lockForChange(tx, scope.projectId, itemId);
    await lockWorkOn(tx, [itemId]);
    // Read behind a promotion, which holds the same until it has made gold of the item.
    const before = await lockGold(tx, itemId);
    const { projectId, actor } = scope;
    const retiredByUserId = actor.kind === "user" ? actor.userId : null;
    if (!(await retire(deps, tx, { projectId, itemId, reason, reportCount: null, retiredByUserId }))) {
      throw new DomainError("conflict", "This item is retired already.");
    }
    const checked = before.filter(({ enabled }) => enabled);
    if (checked.length > 0) {
      const gold = before.map((row) => ({ ...row, enabled: false, updatedAt: deps.now() }));
      for (const row of gold) await upsertGold(tx, row);
      await applyGoldChange(deps, tx, { scope, project, itemId, gold, reason });
    }
    await recordEvent(deps, tx, scope, "item_retired", { item: item.externalId, reason });
  });
}
