import { and, desc, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { itemPlaces, items, judgments, withheldItems } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import { batchHolds, type BatchHold } from "@/server/domain/batch/batch";

const { placeholder } = sql;

// Written out, because a partial index serves only a query whose text implies its condition.
const isOpen = sql`${itemPlaces.openPlaces} > 0 and ${itemPlaces.hold} is null`;

/** An item with open places, as a search comes by it. */
export interface OpenItem {
  itemId: string;
  openPlaces: number;
  draw: number;
  groupKey: string | null;
  /** Whether the annotator who searches has judged it, or must not. */
  isJudged: boolean;
}

// Names written out: among selected columns of one table Drizzle leaves the table's name away.
const isJudged = sql<boolean>`(exists (select 1 from judgments
  where judgments.item_id = item_places.item_id
  and judgments.annotator_id = ${placeholder("annotatorId")})
  or exists (select 1 from withheld_items
  where withheld_items.item_id = item_places.item_id
  and withheld_items.annotator_id = ${placeholder("annotatorId")}))`.mapWith(Boolean);

const openItemColumns = {
  itemId: itemPlaces.itemId,
  openPlaces: itemPlaces.openPlaces,
  draw: itemPlaces.draw,
  groupKey: itemPlaces.groupKey,
  isJudged,
};

export interface Window extends Record<string, unknown> {
  projectId: string;
  annotatorId: string;
  /** Items with so many open places … */
  level: number;
  /** … and a draw below this one. */
  draw: number;
  limit: number;
}

const open = (db: Db, further: SQL) =>
  db
    .select(openItemColumns)
    .from(itemPlaces)
    .where(and(eq(itemPlaces.projectId, placeholder("projectId")), isOpen, further))
    .orderBy(desc(itemPlaces.openPlaces), desc(itemPlaces.draw))
    .limit(placeholder("limit"));

/** Open items of one level below a draw, the greatest draw first. */
export const openItemsOfLevel = statement<Window, OpenItem[]>("open_items_of_level", (db) =>
  open(
    db,
    sql`${itemPlaces.openPlaces} = ${placeholder("level")} and ${itemPlaces.draw} < ${placeholder("draw")}`,
  ),
);

/** Open items of whatever level after a point, those with the most open places first. */
export const openItemsAfter = statement<Window, OpenItem[]>("open_items_after", (db) =>
  open(
    db,
    sql`(${itemPlaces.openPlaces}, ${itemPlaces.draw}) < (${placeholder("level")}, ${placeholder("draw")})`,
  ),
);

/** Open items of the same group, in the order of the search. */
export async function openItemsOfGroup(db: Db, projectId: string, groupKey: string, annotatorId: string) {
  return openOfGroup(db, { projectId, groupKey, annotatorId });
}

const openOfGroup = statement<{ projectId: string; groupKey: string; annotatorId: string }, OpenItem[]>(
  "open_items_of_group",
  (db) =>
    db
      .select(openItemColumns)
      .from(itemPlaces)
      .where(
        and(
          eq(itemPlaces.projectId, placeholder("projectId")),
          eq(itemPlaces.groupKey, placeholder("groupKey")),
          sql`${itemPlaces.groupKey} is not null`,
          isOpen,
        ),
      )
      .orderBy(desc(itemPlaces.openPlaces), desc(itemPlaces.draw)),
);

const takeOf = (db: Db, further: SQL) =>
  db
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} - 1` })
    .where(and(eq(itemPlaces.itemId, placeholder("itemId")), further))
    .returning({ itemId: itemPlaces.itemId });

/** Takes a place of an item for a page that is given out, if it has one and is given to anybody. */
export const takeItemPlace = statement<{ itemId: string }, { itemId: string }[]>("take_item_place", (db) =>
  takeOf(db, isOpen),
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
  "openPlaces" | "countedCount" | "extraCount" | "raisedCount" | "hold"
>;

/** Notes that one more judgment of an item counts; how it stands then. */
export const countItem = statement<{ itemId: string }, CountedPlaces[]>("count_item", (db) =>
  db
    .update(itemPlaces)
    .set({ countedCount: sql`${itemPlaces.countedCount} + 1` })
    .where(eq(itemPlaces.itemId, placeholder("itemId")))
    .returning({
      openPlaces: itemPlaces.openPlaces,
      countedCount: itemPlaces.countedCount,
      extraCount: itemPlaces.extraCount,
      raisedCount: itemPlaces.raisedCount,
      hold: itemPlaces.hold,
    }),
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

/** What counts of an item on each dimension: a value, an answer that no number says, or neither for Not Applicable. */
export async function readCountedValues(db: Db, itemId: string) {
  return db
    .select({ dimensionId: judgments.dimensionId, value: judgments.value, answer: judgments.answer })
    .from(judgments)
    .where(and(eq(judgments.itemId, itemId), eq(judgments.counted, true)));
}

/** The greatest number of open places below a level that any item of a project has; no row when there is none. */
export const levelBelow = statement<{ projectId: string; level: number }, { openPlaces: number }[]>(
  "level_below",
  (db) =>
    db
      .select({ openPlaces: itemPlaces.openPlaces })
      .from(itemPlaces)
      .where(
        and(
          eq(itemPlaces.projectId, placeholder("projectId")),
          isOpen,
          sql`${itemPlaces.openPlaces} < ${placeholder("level")}`,
        ),
      )
      .orderBy(desc(itemPlaces.openPlaces))
      .limit(1),
);

/** Whether a project has an item that somebody has not judged and may, open or not; not those that nobody is to judge any more. */
export async function hasUnjudgedItem(db: Db, projectId: string, annotatorId: string): Promise<boolean> {
  const found = await db
    .select({ itemId: itemPlaces.itemId })
    .from(itemPlaces)
    .where(
      and(
        eq(itemPlaces.projectId, projectId),
        or(isNull(itemPlaces.hold), eq(itemPlaces.hold, "paused")),
        sql`not exists (select 1 from ${judgments}
          where ${judgments.itemId} = ${itemPlaces.itemId} and ${judgments.annotatorId} = ${annotatorId})`,
        sql`not exists (select 1 from ${withheldItems}
          where ${withheldItems.itemId} = ${itemPlaces.itemId} and ${withheldItems.annotatorId} = ${annotatorId})`,
      ),
    )
    .limit(1);
  return found.length > 0;
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
