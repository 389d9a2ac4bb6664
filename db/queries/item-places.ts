import { and, asc, desc, eq, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import { itemPlaces, items, judgments, namedItems, withheldItems } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

const { placeholder } = sql;

// Written out, because a partial index serves only a query whose text implies its condition.
const isOpen = sql`${itemPlaces.openPlaces} > 0 and not ${itemPlaces.isRetired}`;

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

/** The items of a person's list that they have not judged, in its order. */
export async function namedItemsLeft(
  db: Db,
  { invitationId, annotatorId }: { invitationId: string; annotatorId: string },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ itemId: namedItems.itemId })
    .from(namedItems)
    .where(
      and(
        eq(namedItems.invitationId, invitationId),
        sql`not exists (select 1 from ${judgments}
          where ${judgments.itemId} = ${namedItems.itemId} and ${judgments.annotatorId} = ${annotatorId})`,
        sql`not exists (select 1 from ${withheldItems}
          where ${withheldItems.itemId} = ${namedItems.itemId} and ${withheldItems.annotatorId} = ${annotatorId})`,
      ),
    )
    .orderBy(asc(namedItems.position), asc(namedItems.itemId))
    .limit(limit);
  return rows.map(({ itemId }) => itemId);
}

/** Whether a list was assigned to this person, however much of it is done. */
export async function hasList(db: Db, invitationId: string): Promise<boolean> {
  const found = await db
    .select({ itemId: namedItems.itemId })
    .from(namedItems)
    .where(eq(namedItems.invitationId, invitationId))
    .limit(1);
  return found.length > 0;
}

/** Takes a place of an item, if it has one. */
export const takeItemPlace = statement<{ itemId: string }, { itemId: string }[]>("take_item_place", (db) =>
  db
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} - 1` })
    .where(and(eq(itemPlaces.itemId, placeholder("itemId")), isOpen))
    .returning({ itemId: itemPlaces.itemId }),
);

/** Gives back a place of an item. */
export const giveBackItemPlace = statement<{ itemId: string }, unknown>("give_back_item_place", (db) =>
  db
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} + 1` })
    .where(eq(itemPlaces.itemId, placeholder("itemId"))),
);

/** Notes that one more judgment of an item counts; how it stands then. */
export const countItem = statement<
  { itemId: string },
  { openPlaces: number; countedCount: number; extraCount: number }[]
>("count_item", (db) =>
  db
    .update(itemPlaces)
    .set({ countedCount: sql`${itemPlaces.countedCount} + 1` })
    .where(eq(itemPlaces.itemId, placeholder("itemId")))
    .returning({
      openPlaces: itemPlaces.openPlaces,
      countedCount: itemPlaces.countedCount,
      extraCount: itemPlaces.extraCount,
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

/** Asks on a composed page for items that a fixed HIT counts without. */
export async function oweItems(tx: Tx, projectId: string, owed: readonly OwedItem[]): Promise<void> {
  for (const { itemId, isRetired } of owed) {
    await tx
      .insert(itemPlaces)
      .values({ itemId, projectId, draw: 0, openPlaces: 1, countedCount: 0, extraCount: 1, isRetired })
      .onConflictDoUpdate({
        target: itemPlaces.itemId,
        set: { openPlaces: sql`${itemPlaces.openPlaces} + 1`, extraCount: sql`${itemPlaces.extraCount} + 1` },
      });
  }
}

export interface OwedItem {
  itemId: string;
  isRetired: boolean;
}

/** A fixed HIT that counted without these items does not count any more, so that they come with it again. */
export async function forgiveItems(tx: Tx, itemIds: readonly string[]): Promise<void> {
  for (const itemId of itemIds) {
    await tx
      .update(itemPlaces)
      .set({ openPlaces: sql`${itemPlaces.openPlaces} - 1`, extraCount: sql`${itemPlaces.extraCount} - 1` })
      .where(eq(itemPlaces.itemId, itemId));
  }
}

/** Lets a fixed HIT count without those of its items that composed pages have judged in its place. @returns them */
export async function takeSurplus(tx: Tx, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const taken = await tx
    .update(itemPlaces)
    .set({ openPlaces: sql`${itemPlaces.openPlaces} + 1`, extraCount: sql`${itemPlaces.extraCount} + 1` })
    .where(and(inArray(itemPlaces.itemId, [...itemIds]), lt(itemPlaces.openPlaces, 0)))
    .returning({ itemId: itemPlaces.itemId });
  return new Set(taken.map(({ itemId }) => itemId));
}

/** How some items of composed pages stand. */
export async function placesOfItems(db: Db, itemIds: readonly string[]) {
  return db
    .select({
      itemId: itemPlaces.itemId,
      openPlaces: itemPlaces.openPlaces,
      countedCount: itemPlaces.countedCount,
      extraCount: itemPlaces.extraCount,
    })
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

/** Whether a project has an item that somebody has not judged and may, open or not, unless it is retired. */
export async function hasUnjudgedItem(db: Db, projectId: string, annotatorId: string): Promise<boolean> {
  const found = await db
    .select({ itemId: itemPlaces.itemId })
    .from(itemPlaces)
    .where(
      and(
        eq(itemPlaces.projectId, projectId),
        eq(itemPlaces.isRetired, false),
        sql`not exists (select 1 from ${judgments}
          where ${judgments.itemId} = ${itemPlaces.itemId} and ${judgments.annotatorId} = ${annotatorId})`,
        sql`not exists (select 1 from ${withheldItems}
          where ${withheldItems.itemId} = ${itemPlaces.itemId} and ${withheldItems.annotatorId} = ${annotatorId})`,
      ),
    )
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
