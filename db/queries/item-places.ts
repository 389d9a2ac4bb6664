import { and, asc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { itemPlaces, items, judgments } from "@/db/schema";
import { numbered, numberedPlaceholders, preparedFor } from "@/db/prepared-for";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import { batchHolds, type BatchHold } from "@/server/domain/batch/batch";
import { isOpenPlace } from "./open-items";

const { placeholder } = sql;

const takeOf = (db: Db, further: SQL) =>
  db
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} - 1` })
    .where(and(eq(itemPlaces.itemId, placeholder("itemId")), further))
    .returning({ itemId: itemPlaces.itemId });

/** Takes a place of an item for a page that is given out, if it has one and is given to anybody. */
export const takeItemPlace = statement<{ itemId: string }, { itemId: string }[]>("take_item_place", (db) =>
  takeOf(db, isOpenPlace),
);

/** Takes a place of an item for a judgment that is there already, if it has one, whether or not it is given out now. */
export const takePlaceOfJudged = statement<{ itemId: string }, { itemId: string }[]>(
  "take_place_of_judged",
  (db) => takeOf(db, sql`${itemPlaces.openPlaces} > 0`),
);

/** Gives back a place of an item. */
export const giveBackItemPlace = statement<{ itemId: string }, unknown>("give_back_item_place", (db) =>
  db
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} + 1` })
    .where(eq(itemPlaces.itemId, placeholder("itemId"))),
);

/** How an item stands whose judgment counts. */
export type CountedPlaces = Pick<
  typeof itemPlaces.$inferSelect,
  "openPlaces" | "countedCount" | "extraCount" | "raisedCount" | "hold" | "isRetired"
>;

const countedPlaces = {
  openPlaces: itemPlaces.openPlaces,
  countedCount: itemPlaces.countedCount,
  extraCount: itemPlaces.extraCount,
  raisedCount: itemPlaces.raisedCount,
  hold: itemPlaces.hold,
  isRetired: itemPlaces.isRetired,
};

/** Notes that one more judgment of an item counts; how it stands then. */
export const countItem = statement<{ itemId: string }, CountedPlaces[]>("count_item", (db) =>
  db
    .update(itemPlaces)
    .set({ countedCount: sql`${itemPlaces.countedCount} + 1` })
    .where(eq(itemPlaces.itemId, placeholder("itemId")))
    .returning(countedPlaces),
);

/** Asks for one more judgment of an item than its overlap. */
export async function addExtraPlace(tx: Tx, itemId: string): Promise<void> {
  await tx
    .update(itemPlaces)
    .set({
      openPlaces: sql`${itemPlaces.openPlaces} + 1`,
      extraCount: sql`${itemPlaces.extraCount} + 1`,
    })
    .where(eq(itemPlaces.itemId, itemId));
}

/** Counted judgments of these items become open places again. */
export async function uncountItems(tx: Tx, itemIds: string[]): Promise<void> {
  await tx
    .update(itemPlaces)
    .set({
      openPlaces: sql`${itemPlaces.openPlaces} + 1`,
      countedCount: sql`${itemPlaces.countedCount} - 1`,
    })
    .where(inArray(itemPlaces.itemId, itemIds));
}

/** Asks on a composed page for items that a fixed HIT counts without. */
export async function oweItems(tx: Tx, projectId: string, owed: readonly OwedItem[]): Promise<void> {
  for (const item of owed) {
    await tx
      .insert(itemPlaces)
      .values({ ...item, projectId, draw: 0, openPlaces: 1, countedCount: 0, extraCount: 1 })
      .onConflictDoUpdate({
        target: itemPlaces.itemId,
        set: { openPlaces: sql`${itemPlaces.openPlaces} + 1`, extraCount: sql`${itemPlaces.extraCount} + 1` },
      });
  }
}

export type OwedItem = Pick<typeof itemPlaces.$inferSelect, "itemId" | "isRetired" | "batchId" | "hold">;

/** A fixed HIT that counted without these items does not count any more, so that they come with it again. */
export async function forgiveItems(tx: Tx, itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) {
    await tx
      .update(itemPlaces)
      .set({ openPlaces: sql`${itemPlaces.openPlaces} - 1`, extraCount: sql`${itemPlaces.extraCount} - 1` })
      .where(eq(itemPlaces.itemId, itemId));
  }
}

/** Lets a fixed HIT count without these of its items, which composed pages have judged in its place. */
export async function takeSurplus(tx: Tx, itemIds: readonly string[]): Promise<void> {
  await tx
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} + 1`, extraCount: sql`${itemPlaces.extraCount} + 1` })
    .where(inArray(itemPlaces.itemId, [...itemIds]));
}

type HeldPlaces = Pick<typeof itemPlaces.$inferSelect, "itemId" | "openPlaces">;

const placesHeld = preparedFor<HeldPlaces[]>("hold_item_places", (count) => (db) => {
  const ids = numberedPlaceholders(count, ["itemId"]).map(({ itemId }) => itemId);
  const { itemId, openPlaces } = itemPlaces;
  const places = db.select({ itemId, openPlaces }).from(itemPlaces);
  return forUpdate(places.where(inArray(itemPlaces.itemId, ids)).orderBy(asc(itemPlaces.itemId)));
});

/** Holds the places of some items until the transaction ends, so that no composed page begins to count them. @returns them */
export async function holdItemPlaces(tx: Tx, itemIds: readonly string[]): Promise<HeldPlaces[]> {
  if (itemIds.length === 0) return [];
  return placesHeld(itemIds.length)(tx, numbered(itemIds.map((itemId) => ({ itemId }))));
}

/** How some items of composed pages stand. */
export async function placesOfItems(db: Db, itemIds: readonly string[]) {
  return db
    .select({ itemId: itemPlaces.itemId, ...countedPlaces })
    .from(itemPlaces)
    .where(inArray(itemPlaces.itemId, [...itemIds]))
    .orderBy(asc(itemPlaces.itemId));
}

/** Opens or closes the places of an item to everyone. */
export async function retirePlacesOf(tx: Tx, itemId: string, isRetired: boolean): Promise<void> {
  await tx.update(itemPlaces).set({ isRetired }).where(eq(itemPlaces.itemId, itemId));
}

/** What counts of an item on each dimension: a value, an answer that no number says, or neither for Not Applicable. */
export async function readCountedValues(db: Db, itemId: string) {
  return db
    .select({ dimensionId: judgments.dimensionId, value: judgments.value, answer: judgments.answer })
    .from(judgments)
    .where(and(eq(judgments.itemId, itemId), eq(judgments.counted, true)));
}

/** Whether one of these items is in a batch that is held. */
export async function isAnyHeld(db: Db, itemIds: string[]): Promise<boolean> {
  const found = await db
    .select({ itemId: itemPlaces.itemId })
    .from(itemPlaces)
    .where(and(inArray(itemPlaces.itemId, itemIds), inArray(itemPlaces.hold, [...batchHolds])))
    .limit(1);
  return found.length > 0;
}

/** What a page shows of its items. */
export async function contentsOfItems(db: Db, itemIds: string[]) {
  return db
    .select({ itemId: items.id, textA: items.textA, textB: items.textB, content: items.content })
    .from(items)
    .where(inArray(items.id, itemIds));
}

/** Which of these items somebody has judged on another page than this one. */
export async function judgedElsewhere(
  db: Db,
  { annotatorId, assignmentId }: { annotatorId: string; assignmentId: string },
  itemIds: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(
      and(
        inArray(judgments.itemId, itemIds),
        eq(judgments.annotatorId, annotatorId),
        ne(judgments.assignmentId, assignmentId),
      ),
    );
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Writes what dynamic composition needs to know of some work items. */
export async function insertItemPlaces(tx: Tx, rows: (typeof itemPlaces.$inferInsert)[]): Promise<void> {
  await tx.insert(itemPlaces).values(rows);
}

/** Gives the items of a batch to nobody, or again to everybody; what is gold by now stays out. */
export async function holdItems(tx: Tx, batch: SQL | undefined, hold: BatchHold | null): Promise<void> {
  await tx
    .update(itemPlaces)
    .set({ hold })
    .where(and(batch, sql`coalesce(${itemPlaces.hold}, '') <> 'promoted'`));
}

/** Asks for more judgments of some items. */
export async function raiseItems(tx: Tx, itemIds: string[], by: number): Promise<void> {
  await tx
    .update(itemPlaces)
    .set({
      openPlaces: sql`${itemPlaces.openPlaces} + ${by}`,
      raisedCount: sql`${itemPlaces.raisedCount} + ${by}`,
    })
    .where(inArray(itemPlaces.itemId, itemIds));
}

/** Gives items that are gold from now on to nobody as work. */
export async function withdrawPromoted(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.update(itemPlaces).set({ hold: "promoted" }).where(inArray(itemPlaces.itemId, itemIds));
}

/** Deletes the places of some of a project's items; false when there were none left. */
export async function deleteSomeItemPlaces(tx: Tx, projectId: string, limit: number): Promise<boolean> {
  const some = tx
    .select({ id: itemPlaces.itemId })
    .from(itemPlaces)
    .where(eq(itemPlaces.projectId, projectId))
    .limit(limit);
  const deleted = await tx
    .delete(itemPlaces)
    .where(inArray(itemPlaces.itemId, some))
    .returning({ id: itemPlaces.itemId });
  return deleted.length > 0;
}
