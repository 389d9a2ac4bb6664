import { and, asc, count, eq, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import {
  annotators,
  assignments,
  datasets,
  dimensions,
  goldAnswers,
  hits,
  imports,
  items,
  judgments,
} from "@/db/schema";
import type { Db } from "@/db/store";
import { isToJudge } from "./items";

/** Items of a dataset behind a position, in the order of import. */
export async function itemsAfter(db: Db, datasetId: string, position: number, limit: number) {
  return db
    .select({
      id: items.id,
      externalId: items.externalId,
      position: items.position,
      textA: items.textA,
      textB: items.textB,
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .leftJoin(goldAnswers, eq(goldAnswers.itemId, items.id))
    .where(and(eq(items.datasetId, datasetId), gt(items.position, position), isToJudge))
    .orderBy(asc(items.position))
    .limit(limit);
}

/** The counted values of some items, Not Applicable left out. */
export async function countedValues(db: Db, itemIds: string[]) {
  return db
    .select({ itemId: judgments.itemId, value: judgments.value })
    .from(judgments)
    .where(and(inArray(judgments.itemId, itemIds), eq(judgments.counted, true), isNotNull(judgments.value)))
    .orderBy(asc(judgments.itemId), asc(judgments.annotatorId));
}

/** Every judgment of some items; within an item by pseudonym, then dimension. */
export async function judgmentsOf(db: Db, itemIds: string[]) {
  return db
    .select({
      itemId: judgments.itemId,
      annotator: annotators.pseudonym,
      dimension: dimensions.name,
      value: judgments.value,
      seconds: judgments.seconds,
      hit: hits.position,
      gold: judgments.isGold,
      counted: judgments.counted,
      judgedAt: judgments.judgedAt,
    })
    .from(judgments)
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .innerJoin(assignments, eq(assignments.id, judgments.assignmentId))
    .leftJoin(hits, eq(hits.id, assignments.hitId))
    .where(inArray(judgments.itemId, itemIds))
    .orderBy(asc(judgments.itemId), asc(annotators.pseudonym), asc(dimensions.position));
}

/** Of each dataset: items without a counted judgment, items with some but fewer than the overlap, all judgments. */
export async function releaseCounts(db: Db, projectId: string, overlap: number) {
  const perItem = db
    .select({
      itemId: items.id,
      datasetId: items.datasetId,
      counted: count(sql`case when ${judgments.counted} then 1 end`).as("counted"),
      judgments: count(judgments.itemId).as("judgments"),
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .leftJoin(goldAnswers, eq(goldAnswers.itemId, items.id))
    .leftJoin(judgments, eq(judgments.itemId, items.id))
    .where(and(eq(items.projectId, projectId), isToJudge))
    .groupBy(items.id, items.datasetId)
    .as("per_item");
  return db
    .select({
      name: datasets.name,
      items: count(),
      itemsWithoutJudgments: count(sql`case when ${perItem.counted} = 0 then 1 end`),
      itemsBelowOverlap: count(
        sql`case when ${perItem.counted} > 0 and ${lt(perItem.counted, overlap)} then 1 end`,
      ),
      judgments: sql<number>`sum(${perItem.judgments})`.mapWith(Number),
    })
    .from(perItem)
    .innerJoin(datasets, eq(datasets.id, perItem.datasetId))
    .groupBy(datasets.name, datasets.position)
    .orderBy(asc(datasets.position));
}
