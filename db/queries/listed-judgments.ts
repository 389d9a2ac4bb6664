import { and, asc, eq, gt, gte, lte, or, sql } from "drizzle-orm";
import { annotators, datasets, dimensions, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";

export interface JudgmentRange {
  projectId: string;
  /** By item, annotator and dimension; the first ones that are not asked for. */
  after: readonly [itemId: string, annotatorId: string, dimensionId: string];
  lastItemId: string;
  isCounted?: boolean | undefined;
  limit: number;
}

/**
 * Judgments of a project in the order of the primary key, so that each page is read from it alone, however many there
 * are.
 */
export async function judgmentsAfter(db: Db, range: JudgmentRange) {
  const [itemId, annotatorId, dimensionId] = range.after;
  return db
    .select({
      itemId: judgments.itemId,
      annotatorId: judgments.annotatorId,
      dimensionId: judgments.dimensionId,
      item: items.externalId,
      dataset: datasets.name,
      annotator: annotators.pseudonym,
      dimension: dimensions.name,
      value: judgments.value,
      answer: judgments.answer,
      confidence: judgments.confidence,
      seconds: judgments.seconds,
      isSwapped: judgments.swapped,
      isGold: judgments.isGold,
      correct: judgments.correct,
      counted: judgments.counted,
      judgedAt: judgments.judgedAt,
    })
    .from(judgments)
    .innerJoin(items, eq(items.id, judgments.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .where(
      and(
        // Not by the index of projects: then every page would sort all of them.
        eq(sql<string>`${items.projectId} || ''`, range.projectId),
        gte(judgments.itemId, itemId),
        lte(judgments.itemId, range.lastItemId),
        or(
          gt(judgments.itemId, itemId),
          and(eq(judgments.itemId, itemId), gt(judgments.annotatorId, annotatorId)),
          and(
            eq(judgments.itemId, itemId),
            eq(judgments.annotatorId, annotatorId),
            gt(judgments.dimensionId, dimensionId),
          ),
        ),
        range.isCounted === undefined ? undefined : eq(judgments.counted, range.isCounted),
      ),
    )
    .orderBy(asc(judgments.itemId), asc(judgments.annotatorId), asc(judgments.dimensionId))
    .limit(range.limit);
}
