import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { annotators, datasets, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";
import { isOfItemInForce } from "./item-retirements";

const isCountedAnswer = and(
  eq(judgments.counted, true),
  eq(judgments.isGold, false),
  isNotNull(judgments.answer),
  isOfItemInForce,
);

/** The counted answers to work items on a dimension that no number says, as rankings, each with who gave it. */
export async function readCountedAnswers(db: Db, dimensionId: string) {
  return db
    .select({
      itemId: judgments.itemId,
      annotatorId: judgments.annotatorId,
      annotator: annotators.pseudonym,
      answer: judgments.answer,
    })
    .from(judgments)
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .where(and(eq(judgments.dimensionId, dimensionId), isCountedAnswer))
    .orderBy(asc(annotators.pseudonym), asc(judgments.itemId));
}

/** How many work items have at least two such answers on a dimension, up to `most`. */
export async function countAnsweredTwice(db: Db, dimensionId: string, most: number): Promise<number> {
  const found = await db
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(and(eq(judgments.dimensionId, dimensionId), isCountedAnswer))
    .groupBy(judgments.itemId)
    .having(sql`count(*) >= 2`)
    .limit(most);
  return found.length;
}

/** The items of a project with what they consist of, in the order of import. */
export async function itemsWithContent(db: Db, projectId: string) {
  return db
    .select({
      itemId: items.id,
      item: items.externalId,
      dataset: datasets.name,
      textA: items.textA,
      content: items.content,
    })
    .from(items)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(eq(items.projectId, projectId))
    .orderBy(asc(datasets.name), asc(items.position));
}
