import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { datasets, itemRetirements, items, judgments } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

const retiredIds = sql`(select item_id from ${itemRetirements} where taken_back_at is null)`;

/** Of judgments, that their item has a value in releases; the few retired ones are read once and kept at hand. */
export const isOfItemInForce = sql`${judgments.itemId} not in ${retiredIds}`;

/** The same of items. */
export const isInForce = sql`${items.id} not in ${retiredIds}`;

export type RetirementRow = typeof itemRetirements.$inferSelect;

/** False where the item is retired already. */
export async function insertRetirement(tx: Tx, row: typeof itemRetirements.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(itemRetirements)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: itemRetirements.id });
  return inserted.length > 0;
}

/** Whether an item is retired; whoever retires it holds it with what is asked about it. */
export async function isRetired(db: Db, itemId: string): Promise<boolean> {
  const found = await db
    .select({ id: itemRetirements.id })
    .from(itemRetirements)
    .where(and(eq(itemRetirements.itemId, itemId), isNull(itemRetirements.takenBackAt)));
  return found.length > 0;
}

/** Ends the retirement of an item. @returns whether it was retired */
export async function endRetirement(
  tx: Tx,
  itemId: string,
  change: { takenBackAt: number; takenBackByUserId: string | null },
): Promise<boolean> {
  const ended = await tx
    .update(itemRetirements)
    .set(change)
    .where(and(eq(itemRetirements.itemId, itemId), isNull(itemRetirements.takenBackAt)))
    .returning({ id: itemRetirements.id });
  return ended.length > 0;
}

/** The items of a project that are retired now, with the reason, in the order of the items. */
export async function retiredItems(db: Db, projectId: string) {
  return db
    .select({
      itemId: itemRetirements.itemId,
      item: items.externalId,
      dataset: datasets.name,
      reason: itemRetirements.reason,
      reportCount: itemRetirements.reportCount,
      retiredAt: itemRetirements.retiredAt,
    })
    .from(itemRetirements)
    .innerJoin(items, eq(items.id, itemRetirements.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(and(eq(itemRetirements.projectId, projectId), isNull(itemRetirements.takenBackAt)))
    .orderBy(asc(datasets.position), asc(items.position));
}
