import { and, eq, isNotNull, sql, type SQLWrapper } from "drizzle-orm";
import { assignments, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";
import { isOfItemInForce } from "./item-retirements";

/*
 * Everything that was judged comes as a few long texts instead of a row each, because rows cost several times the
 * reading: entries are separated by ",", items by ";".
 */

// Read from one index, whose condition has these words.
const ofDimension = (dimensionId: string) =>
  and(eq(judgments.dimensionId, dimensionId), sql`counted and not is_gold`, isOfItemInForce);

// Both engines write a double with as many digits as it takes to read the same one again.
const values = sql<string>`string_agg(coalesce(cast(${judgments.value} as text), ''), ',')`;
const annotatorIds = sql<string>`string_agg(${judgments.annotatorId}, ',')`;

/** Of each item, grouped by it. */
const ofEachItem = {
  itemId: judgments.itemId,
  values: values.as("item_values"),
  annotatorIds: annotatorIds.as("item_annotators"),
};

/** The same of all items, from a subquery. */
const ofAllItems = (byItem: Record<keyof typeof ofEachItem, SQLWrapper>) => ({
  itemIds: textOf(byItem.itemId),
  values: textOf(byItem.values),
  annotatorIds: textOf(byItem.annotatorIds),
});

/** The counted values of each work item, by item id; an empty entry is Not Applicable. Null if there are none. */
export async function valuesByItem(db: Db, dimensionId: string): Promise<string | null> {
  const byItem = db
    .select({ values: values.as("item_values") })
    .from(judgments)
    .where(ofDimension(dimensionId))
    .groupBy(judgments.itemId)
    .orderBy(judgments.itemId)
    .as("by_item");
  const [found] = await db.select({ values: textOf(byItem.values) }).from(byItem);
  return found?.values ?? null;
}

/** What `judgmentsByItem` reads: an item's values and annotators stand in the same order, which may be any. */
export interface JudgmentTexts {
  itemIds: string;
  values: string;
  annotatorIds: string;
  /** In the order of the annotators; an empty entry where a page was leased before there was a choice. */
  languages: string | null;
}

/** The same, with the ids of the items, ascending, and of who judged them. */
export async function judgmentsByItem(db: Db, dimensionId: string): Promise<JudgmentTexts | null> {
  const byItem = db
    .select(ofEachItem)
    .from(judgments)
    .where(ofDimension(dimensionId))
    .groupBy(judgments.itemId)
    .orderBy(judgments.itemId)
    .as("by_item");
  const [found] = await db.select(ofAllItems(byItem)).from(byItem);
  return textsOf({ ...found, languages: null });
}

/** The same, with the language of each page; it takes longer. */
export async function judgmentsInLanguages(db: Db, dimensionId: string): Promise<JudgmentTexts | null> {
  const byItem = db
    .select({
      ...ofEachItem,
      languages: sql<string>`string_agg(coalesce(${assignments.language}, ''), ',')`.as("item_languages"),
    })
    .from(judgments)
    .innerJoin(assignments, eq(assignments.id, judgments.assignmentId))
    .where(ofDimension(dimensionId))
    .groupBy(judgments.itemId)
    .orderBy(judgments.itemId)
    .as("by_item");
  const [found] = await db
    .select({ ...ofAllItems(byItem), languages: textOf(byItem.languages) })
    .from(byItem);
  return textsOf(found);
}

/** Whether some page of a project's work was read in a language that its reader could choose. */
export async function hasChosenLanguages(db: Db, projectId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.projectId, projectId), isNotNull(assignments.language)))
    .limit(1);
  return found !== undefined;
}

type FoundTexts = Partial<Record<keyof JudgmentTexts, string | null>>;

function textsOf(found: FoundTexts | undefined): JudgmentTexts | null {
  if (found === undefined) return null;
  const { itemIds = null, values: given, annotatorIds: judges, languages = null } = found;
  return itemIds === null ? null : { itemIds, values: given ?? "", annotatorIds: judges ?? "", languages };
}

const textOf = (column: unknown) => sql<string | null>`string_agg(${column}, ';')`;

/** The ids of a project's items, gold included, by the dataset and the import they belong to; separated by ",". */
export async function itemsByOrigin(db: Db, projectId: string) {
  return db
    .select({
      datasetId: items.datasetId,
      importId: items.importId,
      itemIds: sql<string>`string_agg(${items.id}, ',')`,
    })
    .from(items)
    .where(eq(items.projectId, projectId))
    .groupBy(items.datasetId, items.importId)
    .orderBy(items.datasetId, items.importId);
}
