import { and, asc, eq, inArray } from "drizzle-orm";
import { annotators, datasets, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";

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
