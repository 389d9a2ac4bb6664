import { isLaidOutAsWork, upsertGold } from "@/db/queries/gold";
import { isRetired } from "@/db/queries/item-retirements";
import type { ProjectRow } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { applyGoldChange } from "./internal/apply-gold-change";
import { lockForChange } from "./internal/lock-for-change";
import { notGold } from "./internal/not-gold";
import { requireReason } from "./internal/require-reason";

/**
 * Switches a gold item's check on or off, with all that follows for whoever answered it; while it is off, its answers
 * are neither right nor wrong. In a draft, an item that is off is laid out like any other.
 * @throws DomainError `not_found`, `project_not_draft` for an item that was off when the HITs were laid out, and of any
 *   while they are laid out, `retired` for a retired item, `invalid_input` naming `reason` where a launched project is not told one.
 */
export async function enableGold(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, enabled, reason }: { itemId: string; enabled: boolean; reason: string },
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { project, item, before } = await lockForChange(tx, scope.projectId, itemId);
    if (before.length === 0) throw notGold(itemId);
    if (enabled) await refuseIfNoGold(tx, project, itemId);
    requireReason(project, reason);
    const gold = before.map((row) => ({ ...row, enabled, updatedAt: deps.now() }));
    for (const row of gold) await upsertGold(tx, row);
    const effects = await applyGoldChange(deps, tx, { scope, project, itemId, gold, reason });
    await recordEvent(deps, tx, scope, "gold_changed", { item: item.externalId, enabled, reason, effects });
  });
}

async function refuseIfNoGold(tx: Tx, { state }: ProjectRow, itemId: string): Promise<void> {
  if (await isRetired(tx, itemId)) {
    throw new DomainError("retired", "This item is retired. Reinstate it before you switch its check on.");
  }
  // What is being laid out took the item for work, whether or not its place is written by now.
  if (state !== "launching" && !(await isLaidOutAsWork(tx, itemId))) return;
  throw new DomainError(
    "project_not_draft",
    "This item was off at the launch, so it is judged like any other and cannot be gold.",
  );
}
