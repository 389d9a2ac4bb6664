import { and, eq, sql } from "drizzle-orm";
import { items, judgments } from "@/db/schema";
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
}

/** The same, with the ids of the items, ascending, and of who judged them. */
export async function judgmentsByItem(db: Db, dimensionId: string): Promise<JudgmentTexts | null> {
  const byItem = db
    .select({
      itemId: judgments.itemId,
      values: values.as("item_values"),
      annotatorIds: annotatorIds.as("item_annotators"),
    })
    .from(judgments)
    .where(ofDimension(dimensionId))
    .groupBy(judgments.itemId)
    .orderBy(judgments.itemId)
    .as("by_item");
  const [found] = await db
    .select({
      itemIds: textOf(byItem.itemId),
      values: textOf(byItem.values),
      annotatorIds: textOf(byItem.annotatorIds),
    })
    .from(byItem);
  if (found === undefined || found.itemIds === null) return null;
  return { itemIds: found.itemIds, values: found.values ?? "", annotatorIds: found.annotatorIds ?? "" };
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
