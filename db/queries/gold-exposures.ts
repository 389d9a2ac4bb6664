import { and, count, eq, inArray, sql } from "drizzle-orm";
import { goldExposures } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import { together } from "@/db/together";

const { placeholder } = sql;

const insertExposure = statement<{ annotatorId: string; itemId: string; now: number }, unknown>(
  "insert_exposure",
  (db) =>
    db.insert(goldExposures).values({
      annotatorId: placeholder("annotatorId"),
      itemId: placeholder("itemId"),
      shownAt: placeholder("now"),
    }),
);

/** Remembers the gold items an annotator has now met. */
export async function recordExposures(
  tx: Tx,
  annotatorId: string,
  goldIds: readonly string[],
  now: number,
): Promise<void> {
  await together(goldIds.map((itemId) => insertExposure(tx, { annotatorId, itemId, now })));
}

/** How many gold items an annotator has met. */
export async function countExposures(db: Db, annotatorId: string): Promise<number> {
  const [found] = await db
    .select({ met: count() })
    .from(goldExposures)
    .where(eq(goldExposures.annotatorId, annotatorId));
  return found?.met ?? 0;
}

/** Forgets who saw which of these gold items. */
export async function forgetExposures(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(goldExposures).where(inArray(goldExposures.itemId, itemIds));
}

/** Forgets that somebody was taken to have met these gold items. */
export async function forgetExposuresOf(tx: Tx, annotatorId: string, itemIds: string[]): Promise<void> {
  await tx
    .delete(goldExposures)
    .where(and(eq(goldExposures.annotatorId, annotatorId), inArray(goldExposures.itemId, itemIds)));
}
