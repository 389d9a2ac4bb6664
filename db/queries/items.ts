import { and, asc, eq, inArray, isNotNull, isNull, like, not, or, sql, type SQL } from "drizzle-orm";
import { insertGold, type NewGold } from "./gold";
import { datasets, goldAnswers, imports, items } from "@/db/schema";
import { onFirstGold } from "./first-gold";
import type { ItemPlace } from "./item-order";
import { isAhead, type ItemWalk } from "./item-walk";
import type { Db, Tx } from "@/db/store";
import { foldForSearch } from "@/server/domain/item/search-text";
import { numbered, numberedPlaceholders, preparedFor } from "@/db/prepared-for";
import { statement } from "@/db/statement";
import { inChunks } from "@/server/domain/in-chunks";

const { placeholder } = sql;

/** Items of an import that is still being saved do not exist yet for anybody. */
export const ofSavedImport = and(eq(imports.id, items.importId), eq(imports.state, "saved"));

/** Of items joined with their gold answers: those of a test. */
export const isOnTest = eq(goldAnswers.use, "test");

/** Of items joined with their gold answers: all but those of a test. */
export const isToJudge = or(isNull(goldAnswers.itemId), not(isOnTest));

/** What the items of a project consist of besides their texts. */
export async function contentsByDataset(db: Db, projectId: string) {
  return db
    .select({ dataset: datasets.name, content: items.content })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(eq(items.projectId, projectId));
}

/** The same of at most so many of those that are ahead of a walk, by id. */
export function contentsAhead(db: Db, walk: ItemWalk, limit: number) {
  return db
    .select({ id: items.id, content: items.content })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .where(isAhead(walk))
    .orderBy(asc(items.id))
    .limit(limit);
}

export interface ItemFilter {
  projectId: string;
  search: string;
  dataset?: string | undefined;
  split?: string | undefined;
  gold: "all" | "gold" | "other";
  /** Only this one. */
  itemId?: string | undefined;
  /** Only those behind this place in the order of import. */
  after?: ItemPlace | null | undefined;
}

/** Of the items of a project, joined with their datasets and gold answers; wherever they stand in the order. */
export function matching(filter: ItemFilter): SQL | undefined {
  return and(
    isSoughtItem(filter.search),
    filter.dataset === undefined ? undefined : eq(datasets.name, filter.dataset),
    filter.split === undefined ? undefined : eq(items.split, filter.split),
    filter.gold === "gold" ? isNotNull(goldAnswers.itemId) : undefined,
    filter.gold === "other" ? isNull(goldAnswers.itemId) : undefined,
    filter.itemId === undefined ? undefined : eq(items.id, filter.itemId),
  );
}

/** Whether an id or a text of an item contains what is searched for, in capitals or not; undefined where nothing is. */
export const isSoughtItem = (search: string): SQL | undefined =>
  search === "" ? undefined : like(items.searchText, containing(search));

/** Both engines take the backslash before % and _ only where it is named; so those signs match any one sign. */
function containing(search: string): string {
  return `%${foldForSearch(search).replaceAll(/[%_\\]/g, "_")}%`;
}

/** The scores with which some items of this project were imported, and whether each is gold. */
export async function scoresOf(db: Db, projectId: string, itemIds: readonly string[]) {
  const rows = await db
    .select({
      id: items.id,
      externalId: items.externalId,
      referenceScore: items.referenceScore,
      goldOf: goldAnswers.itemId,
    })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(items.projectId, projectId), inArray(items.id, [...itemIds])));
  return rows.map(({ goldOf, ...item }) => ({ ...item, isGold: goldOf !== null }));
}

/** An item of this project with its gold answer, if it has one. */
export async function findItem(db: Db, projectId: string, itemId: string) {
  const [found] = await db
    .select({ id: items.id, externalId: items.externalId, gold: goldAnswers })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(items.projectId, projectId), eq(items.id, itemId)));
  return found;
}

/**
 * All items that a launch lays out, in the order of import: their groups, and whether each is gold that is switched
 * on. Items of the qualification test are not among them, whether on or off.
 */
export async function itemsForLayout(db: Db, projectId: string) {
  const rows = await db
    .select({ id: items.id, groupKey: items.groupKey, isEnabled: goldAnswers.enabled })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(items.projectId, projectId), isToJudge))
    .orderBy(asc(datasets.position), asc(items.position));
  return rows.map(({ id, groupKey, isEnabled }) => ({ id, groupKey, isGold: isEnabled === true }));
}

/** The texts of some items, in any order. */
export async function textsOf(db: Db, itemIds: string[]) {
  return db
    .select({ id: items.id, textA: items.textA, textB: items.textB, content: items.content })
    .from(items)
    .where(inArray(items.id, itemIds));
}

/** Deletes some of an import's items; false when there were none left. */
export async function deleteSomeItems(tx: Tx, importId: string, limit: number): Promise<boolean> {
  const some = tx.select({ id: items.id }).from(items).where(eq(items.importId, importId)).limit(limit);
  const deleted = await tx.delete(items).where(inArray(items.id, some)).returning({ id: items.id });
  return deleted.length > 0;
}

/** What is promoted has been there before. */
export type NewItem = Omit<typeof items.$inferInsert, "promotedAt">;

/** So many at a time share one plan. */
const insertedAtOnce = 25;

const plainColumns = [
  "id",
  "projectId",
  "datasetId",
  "importId",
  "kind",
  "externalId",
  "position",
  "textA",
  "textB",
  "searchText",
  "genre",
  "split",
  "referenceScore",
  "countedAsGold",
  "groupKey",
] as const satisfies (keyof NewItem)[];

const inserted = preparedFor<unknown>("insert_items", (count) => (db) => {
  const rows = numberedPlaceholders(count, [...plainColumns, "content"]);
  // Not as a JSON column, which would make "null" of a null.
  return db.insert(items).values(rows.map((row) => ({ ...row, content: sql`${row.content}` })));
});

function insertedRow(item: NewItem): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const name of plainColumns) row[name] = item[name] ?? null;
  const content = item.content ?? null;
  row.content = content === null ? null : JSON.stringify(content);
  return row;
}

export async function insertItems(tx: Tx, rows: readonly NewItem[], gold: NewGold[]): Promise<void> {
  for (const some of inChunks(rows, insertedAtOnce)) {
    await inserted(some.length)(tx, numbered(some.map(insertedRow)));
  }
  if (gold.length > 0) await insertGold(tx, gold);
}

/** Counts one more judgment of a gold item towards its mean; no row once the item has all it needs. */
export const countGoldItem = statement<{ itemId: string; overlap: number }, { id: string }[]>(
  "count_gold_item",
  (db) =>
    db
      .update(items)
      .set({ countedAsGold: sql`${items.countedAsGold} + 1` })
      .where(
        and(
          eq(items.id, placeholder("itemId")),
          // What was promoted has its judgments from the work.
          sql`${items.countedAsGold} < ${placeholder("overlap")} and ${items.promotedAt} is null`,
        ),
      )
      .returning({ id: items.id }),
);

/** Notes that items that were judged as work are gold from now on. */
export async function notePromoted(tx: Tx, itemIds: string[], now: number): Promise<void> {
  await tx.update(items).set({ promotedAt: now }).where(inArray(items.id, itemIds));
}

export async function uncountGold(tx: Tx, itemIds: string[]): Promise<void> {
  await tx
    .update(items)
    .set({ countedAsGold: sql`${items.countedAsGold} - 1` })
    .where(inArray(items.id, itemIds));
}

/** The ids of some of a project's items, whatever their import. */
export async function someItemIds(db: Db, projectId: string, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: items.id })
    .from(items)
    .where(eq(items.projectId, projectId))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Deletes items of which nobody judged one, or whose judgments are gone. */
export async function deleteItems(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(items).where(inArray(items.id, itemIds));
}
