import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { annotators, datasets, itemPlaces, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";
import { isOfItemInForce } from "./item-retirements";

// Written out, because a partial index serves only a query whose text implies its condition.
const isWork = sql`counted and not is_gold`;

/** The item that stands so many counted judgments behind `after`, by item id; null near the end. */
export async function itemFurtherOn(
  db: Db,
  { dimensionId, after, judgmentCount }: { dimensionId: string; after: string; judgmentCount: number },
): Promise<string | null> {
  const [found] = await db
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(and(eq(judgments.dimensionId, dimensionId), gt(judgments.itemId, after), isWork))
    .orderBy(asc(judgments.itemId))
    .limit(1)
    .offset(judgmentCount);
  return found?.itemId ?? null;
}

export interface DividedSearch {
  dimensionId: string;
  /** Items behind this one, up to and with `until`; to the end where that is null. */
  after: string;
  until: string | null;
  /** The least range of values to be found. */
  leastRange: number;
  /** Counted judgments an item must have. */
  leastJudgments: number;
  /** Whether extra judgments that were asked for must be there, too. */
  withExtra: boolean;
}

/** Judgments that an item needs beyond the overlap; far fewer where nobody is to judge it any more. */
const extraCount = sql`coalesce((select ${itemPlaces.extraCount} + ${itemPlaces.raisedCount}
  - case when ${itemPlaces.hold} in ('stopped', 'promoted') then 1000000 else 0 end
  from ${itemPlaces} where ${itemPlaces.itemId} = ${judgments.itemId}), 0)`;

/** Work items whose counted values lie apart, by item id, with these values; null is Not Applicable. */
export async function dividedItems(db: Db, search: DividedSearch) {
  const { dimensionId, after, until, leastRange, leastJudgments, withExtra } = search;
  const needed = withExtra ? sql`${leastJudgments} + ${extraCount}` : sql`${leastJudgments}`;
  const rows = await db
    .select({
      itemId: judgments.itemId,
      values: sql<string>`string_agg(coalesce(cast(${judgments.value} as text), ''), ',')`,
    })
    .from(judgments)
    .where(
      and(
        eq(judgments.dimensionId, dimensionId),
        gt(judgments.itemId, after),
        until === null ? undefined : lte(judgments.itemId, until),
        isWork,
        isOfItemInForce,
      ),
    )
    .groupBy(judgments.itemId)
    .having(sql`max(${judgments.value}) - min(${judgments.value}) >= ${leastRange} and count(*) >= ${needed}`)
    .orderBy(asc(judgments.itemId));
  return rows.map(({ itemId, values }) => ({
    itemId,
    values: values.split(",").map((value) => (value === "" ? null : Number(value))),
  }));
}

/** The counted judgments of some work items, by item and annotator. */
export async function judgmentsToDecide(db: Db, itemIds: string[]) {
  return db
    .select({
      itemId: judgments.itemId,
      dimensionId: judgments.dimensionId,
      annotatorId: judgments.annotatorId,
      annotator: annotators.pseudonym,
      value: judgments.value,
      comment: judgments.comment,
      confidence: judgments.confidence,
    })
    .from(judgments)
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .where(and(inArray(judgments.itemId, itemIds), eq(judgments.counted, true), eq(judgments.isGold, false)))
    .orderBy(asc(judgments.itemId), asc(judgments.annotatorId));
}

/** What is shown of some items of a project, in any order. */
export async function itemsToDecide(db: Db, projectId: string, itemIds: string[]) {
  return db
    .select({
      itemId: items.id,
      externalId: items.externalId,
      dataset: datasets.name,
      textA: items.textA,
      textB: items.textB,
      content: items.content,
    })
    .from(items)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(and(eq(items.projectId, projectId), inArray(items.id, itemIds)));
}
