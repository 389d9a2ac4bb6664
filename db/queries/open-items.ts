import { and, desc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { itemPlaces, judgments, withheldItems } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db } from "@/db/store";

const { placeholder } = sql;

// Written out, because a partial index serves only a query whose text implies its condition.
export const isOpenPlace = sql`${itemPlaces.openPlaces} > 0 and ${itemPlaces.hold} is null and not ${itemPlaces.isRetired}`;

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
    .where(and(eq(itemPlaces.projectId, placeholder("projectId")), isOpenPlace, further))
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
          isOpenPlace,
        ),
      )
      .orderBy(desc(itemPlaces.openPlaces), desc(itemPlaces.draw)),
);

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
          isOpenPlace,
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
        eq(itemPlaces.isRetired, false),
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
