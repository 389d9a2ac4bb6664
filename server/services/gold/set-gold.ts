import { upsertGold, type GoldRow } from "@/db/queries/gold";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { GoldChange } from "@/server/domain/gold/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { applyGoldChange } from "./internal/apply-gold-change";
import { lockForChange } from "./internal/lock-for-change";
import { plannedGold } from "./internal/planned-gold";
import { requireReason } from "./internal/require-reason";

/**
 * Marks an item as gold, or changes the known answer of one; after the launch only the latter, with a reason, and what
 * annotators answered so far is judged anew with all that follows for their sinceCleared.
 * @throws DomainError `not_found`, `project_not_draft`, `invalid_input` naming the field that is off the scale, or
 *   `use`, which says what is laid out, after the launch, or `reason` where it is missing.
 */
export async function setGold(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, reason, ...change }: GoldChange & { itemId: string; reason: string },
): Promise<void> {
  await deps.store.write((tx) => setGoldIn(deps, tx, { scope, itemId, reason, change }));
}

interface GoldToSet {
  scope: OrganizeScope;
  itemId: string;
  reason: string;
  change: GoldChange;
}

/** The same in a transaction that does more. */
export async function setGoldIn(
  deps: Deps,
  tx: Tx,
  { scope, itemId, reason, change }: GoldToSet,
): Promise<void> {
  const { project, item, before } = await lockForChange(tx, scope.projectId, itemId);
  const { changed, all } = await plannedGold(tx, project, itemId, before, change);
  requireReason(project, reason);
  const gold = all.map((row) => ({ ...row, updatedAt: deps.now() }));
  for (const row of gold) await upsertGold(tx, row);
  const effects = await applyGoldChange(deps, tx, { scope, project, itemId, gold, reason });
  const own = before.find(({ dimensionId }) => dimensionId === changed.dimensionId);
  const was = own === undefined ? null : whatIsRight(own);
  const named = change.dimension === undefined ? {} : { dimension: change.dimension };
  const data = { item: item.externalId, ...named, ...whatIsRight(changed), was, reason, effects };
  await recordEvent(deps, tx, scope, "gold_changed", data);
}

function whatIsRight(gold: Omit<GoldRow, "updatedAt">) {
  const { answer, tolerance, accepted, acceptsNotApplicable, use, order } = gold;
  return { answer, tolerance, accepted, acceptsNotApplicable, use, ...(order !== null && { order }) };
}
