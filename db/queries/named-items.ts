import { and, asc, count, countDistinct, eq, gt, inArray, notExists, or, sql, type SQL } from "drizzle-orm";
import {
  annotators,
  datasets,
  goldAnswers,
  imports,
  invitations,
  items,
  judgments,
  namedItems,
  withheldItems,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { NameableItem } from "@/server/domain/invitation/nameable-item";
import { giveBackItemPlace } from "@/db/queries/item-places";

const perQuery = 500;

export type NamedItem = typeof namedItems.$inferInsert;

/** The items of a project that bear one of these ids, in whichever dataset. */
export async function itemsWithIds(
  db: Db,
  projectId: string,
  externalIds: readonly string[],
): Promise<NameableItem[]> {
  const found: NameableItem[] = [];
  for (let at = 0; at < externalIds.length; at += perQuery) {
    const rows = await db
      .selectDistinct({
        id: items.id,
        externalId: items.externalId,
        dataset: datasets.name,
        goldId: goldAnswers.itemId,
      })
      .from(items)
      .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
      .innerJoin(datasets, eq(datasets.id, items.datasetId))
      .leftJoin(goldAnswers, and(eq(goldAnswers.itemId, items.id), eq(goldAnswers.enabled, true)))
      .where(
        and(
          eq(datasets.projectId, projectId),
          inArray(items.externalId, externalIds.slice(at, at + perQuery)),
        ),
      );
    found.push(...rows.map(({ goldId, ...item }) => ({ ...item, isGold: goldId !== null })));
  }
  return found;
}

/** How many items are on each person's list. */
export async function namedItemCounts(db: Db, projectId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ invitationId: namedItems.invitationId, n: count() })
    .from(namedItems)
    .innerJoin(invitations, eq(invitations.id, namedItems.invitationId))
    .where(eq(invitations.projectId, projectId))
    .groupBy(namedItems.invitationId);
  return new Map(rows.map(({ invitationId, n }) => [invitationId, n]));
}

/** How many items on each list its person has not judged and may judge; lists that are done are not there. */
export async function namedItemsLeftCounts(db: Db, projectId: string): Promise<Map<string, number>> {
  const isOpen = (table: typeof judgments | typeof withheldItems) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.itemId, namedItems.itemId), eq(table.annotatorId, annotators.id))),
    );
  const rows = await db
    .select({ invitationId: namedItems.invitationId, n: count() })
    .from(namedItems)
    .innerJoin(invitations, eq(invitations.id, namedItems.invitationId))
    .leftJoin(annotators, eq(annotators.invitationId, invitations.id))
    .where(and(eq(invitations.projectId, projectId), isOpen(judgments), isOpen(withheldItems)))
    .groupBy(namedItems.invitationId);
  return new Map(rows.map(({ invitationId, n }) => [invitationId, n]));
}

/** How many items are named for one person, for two …, in ascending order. */
export async function peoplePerNamedItem(
  db: Db,
  projectId: string,
): Promise<{ people: number; items: number }[]> {
  const perItem = db
    .select({ itemId: namedItems.itemId, people: count().as("people") })
    .from(namedItems)
    .innerJoin(invitations, eq(invitations.id, namedItems.invitationId))
    .where(eq(invitations.projectId, projectId))
    .groupBy(namedItems.itemId)
    .as("per_item");
  return db
    .select({ people: perItem.people, items: count() })
    .from(perItem)
    .groupBy(perItem.people)
    .orderBy(asc(perItem.people));
}

/** How many items on a project's lists are gold now, or are for more people than the overlap. */
export async function countOutdatedNames(db: Db, projectId: string, overlap: number): Promise<number> {
  const outdated = db
    .select({ itemId: namedItems.itemId })
    .from(namedItems)
    .innerJoin(invitations, eq(invitations.id, namedItems.invitationId))
    .leftJoin(goldAnswers, and(eq(goldAnswers.itemId, namedItems.itemId), eq(goldAnswers.enabled, true)))
    .where(eq(invitations.projectId, projectId))
    .groupBy(namedItems.itemId)
    .having(or(gt(countDistinct(namedItems.invitationId), overlap), gt(count(goldAnswers.itemId), 0)))
    .as("outdated");
  const [found] = await db.select({ n: count() }).from(outdated);
  return found?.n ?? 0;
}

/** Takes all lists of a project away; how many items were on them. */
export async function deleteLists(tx: Tx, projectId: string): Promise<number> {
  const people = tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.projectId, projectId));
  const deleted = await tx
    .delete(namedItems)
    .where(inArray(namedItems.invitationId, people))
    .returning({ itemId: namedItems.itemId });
  return deleted.length;
}

export async function insertNamedItems(tx: Tx, rows: readonly NamedItem[]): Promise<void> {
  for (let at = 0; at < rows.length; at += perQuery) {
    await tx.insert(namedItems).values(rows.slice(at, at + perQuery));
  }
}

/** Takes a person's list away, what is done of it included. */
export async function deleteList(tx: Tx, invitationId: string): Promise<void> {
  await tx.delete(namedItems).where(eq(namedItems.invitationId, invitationId));
}

/** Takes an item off a person's list and gives its place to everybody; nothing happens where it is not on it. */
export async function giveBackNamed(
  tx: Tx,
  { invitationId, itemId }: { invitationId: string; itemId: string },
): Promise<void> {
  const taken = await tx
    .delete(namedItems)
    .where(and(eq(namedItems.invitationId, invitationId), eq(namedItems.itemId, itemId)))
    .returning({ itemId: namedItems.itemId });
  if (taken.length > 0) await giveBackItemPlace(tx, { itemId });
}

/** Of the items on lists, that the places of an item meet no such condition. */
const hasNoPlaceThat = (condition: SQL) =>
  sql`not exists (select 1 from item_places where item_places.item_id = named_items.item_id and ${condition})`;

const isAmong: Record<ListPart, SQL | undefined> = {
  all: undefined,
  "asked-about": hasNoPlaceThat(sql`item_places.is_retired`),
  given: hasNoPlaceThat(sql`(item_places.is_retired or item_places.hold is not null)`),
};

/** All that is on a list, what has not been retired of it, or what can be given now. */
type ListPart = "all" | "asked-about" | "given";

/** The items of a person's list that they have not judged, in its order. */
export async function namedItemsLeft(
  db: Db,
  { invitationId, annotatorId }: { invitationId: string; annotatorId: string },
  { limit, part }: { limit: number; part: ListPart },
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
        isAmong[part],
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
