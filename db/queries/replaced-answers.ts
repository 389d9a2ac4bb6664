import { asc, eq, inArray } from "drizzle-orm";
import { assignments, datasets, dimensions, items, replacedJudgments, replacedResponses } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** Keeps what was sent for a page before its annotator corrected it. */
export async function insertReplacedResponse(
  tx: Tx,
  row: typeof replacedResponses.$inferInsert,
): Promise<void> {
  await tx.insert(replacedResponses).values(row);
}

/** Keeps answers that their annotator corrected. */
export async function insertReplacedJudgments(
  tx: Tx,
  rows: (typeof replacedJudgments.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(replacedJudgments).values(rows);
}

/** Every answer of a project that was corrected, as it was before, with the one who gave it. */
export async function replacedAnswersOf(db: Db, projectId: string) {
  return db
    .select({
      dataset: datasets.name,
      itemId: replacedJudgments.itemId,
      item: items.externalId,
      annotatorId: replacedJudgments.annotatorId,
      dimension: dimensions.name,
      revision: replacedJudgments.revision,
      value: replacedJudgments.value,
      answer: replacedJudgments.answer,
      judgedAt: replacedJudgments.judgedAt,
      replacedAt: replacedJudgments.replacedAt,
    })
    .from(replacedJudgments)
    .innerJoin(items, eq(items.id, replacedJudgments.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(dimensions, eq(dimensions.id, replacedJudgments.dimensionId))
    .where(eq(items.projectId, projectId))
    .orderBy(
      asc(datasets.position),
      asc(items.position),
      asc(dimensions.position),
      asc(replacedJudgments.annotatorId),
      asc(replacedJudgments.revision),
    );
}

/** What one person had sent before they corrected it, page by page. */
export async function replacedResponsesBy(db: Db, annotatorId: string) {
  const rows = await db
    .select({ replaced: replacedResponses })
    .from(replacedResponses)
    .innerJoin(assignments, eq(assignments.id, replacedResponses.assignmentId))
    .where(eq(assignments.annotatorId, annotatorId))
    .orderBy(asc(replacedResponses.assignmentId), asc(replacedResponses.revision));
  return rows.map(({ replaced }) => replaced);
}

/** Deletes what was sent before on these pages; nothing of it can be told from the person. */
export async function deleteReplacedResponses(tx: Tx, assignmentIds: string[]): Promise<void> {
  await tx.delete(replacedResponses).where(inArray(replacedResponses.assignmentId, assignmentIds));
}

/** Deletes the answers that somebody corrected. */
export async function deleteReplacedJudgments(tx: Tx, annotatorId: string): Promise<void> {
  await tx.delete(replacedJudgments).where(eq(replacedJudgments.annotatorId, annotatorId));
}

/** Takes away what somebody wrote beside answers that they corrected. */
export async function dropReplacedComments(tx: Tx, annotatorId: string): Promise<void> {
  await tx
    .update(replacedJudgments)
    .set({ comment: null })
    .where(eq(replacedJudgments.annotatorId, annotatorId));
}

/** Deletes the corrected answers to these items. */
export async function deleteReplacedOf(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(replacedJudgments).where(inArray(replacedJudgments.itemId, itemIds));
}
