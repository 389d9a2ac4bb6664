import { and, eq, isNull, sql } from "drizzle-orm";
import { hitItems, hits, itemPlaces, itemRetirements } from "@/db/schema";
import type { Db } from "@/db/store";
import { wantedOfHit } from "./progress";

const total = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** What the figures of fixed HITs have too much of, in answers to items. */
export interface LeftOutOfHits {
  counted: number;
  wanted: number;
  /** As wanted, were nothing stopped. */
  asked: number;
}

/**
 * Of each batch's fixed HITs, what they count without: items that were skipped there, less what composed pages have judged
 * in their place, and retired items. The first has the key of the project. Grows with the number of such items.
 */
export async function leftOutOfHits(
  db: Db,
  { id, overlap }: { id: string; overlap: number },
): Promise<Map<string, LeftOutOfHits>> {
  const rows = [...(await skipped(db, id)), ...(await retired(db, id, overlap))];
  const sums = new Map<string, LeftOutOfHits>();
  for (const { batchId, ...one } of rows) {
    const sum = sums.get(batchId ?? id) ?? { counted: 0, wanted: 0, asked: 0 };
    sums.set(batchId ?? id, {
      counted: sum.counted + one.counted,
      wanted: sum.wanted + one.wanted,
      asked: sum.asked + one.asked,
    });
  }
  return sums;
}

async function skipped(db: Db, projectId: string) {
  const lacking = sql`${itemPlaces.extraCount} - ${itemPlaces.countedCount}`;
  const lackingOf = (...holds: string[]) =>
    total(sql`case when ${itemPlaces.hold} in ${holds} then ${lacking} else 0 end`);
  return db
    .select({
      batchId: itemPlaces.batchId,
      counted: total(lacking),
      wanted: lackingOf("stopped", "promoted"),
      asked: lackingOf("promoted"),
    })
    .from(itemPlaces)
    .where(and(eq(itemPlaces.projectId, projectId), eq(itemPlaces.isRetired, false)))
    .groupBy(itemPlaces.batchId);
}

async function retired(db: Db, projectId: string, overlap: number) {
  return db
    .select({
      batchId: hits.batchId,
      counted: total(sql`${hits.countedCount}`),
      wanted: total(wantedOfHit(overlap)),
      asked: total(sql`${overlap} + ${hits.raisedCount}`),
    })
    .from(itemRetirements)
    .innerJoin(hitItems, and(eq(hitItems.itemId, itemRetirements.itemId), eq(hitItems.isGold, false)))
    .innerJoin(hits, eq(hits.id, hitItems.hitId))
    .where(and(eq(itemRetirements.projectId, projectId), isNull(itemRetirements.takenBackAt)))
    .groupBy(hits.batchId);
}
