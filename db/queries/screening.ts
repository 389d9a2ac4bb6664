import { and, asc, eq, gt, inArray } from "drizzle-orm";
import {
  annotators,
  assignments,
  datasets,
  dimensions,
  goldAnswers,
  items,
  judgments,
  responses,
} from "@/db/schema";
import type { Db } from "@/db/store";

/** Everybody who submitted a page of work, by pseudonym. */
export async function annotatorsAtWork(db: Db, projectId: string) {
  return db
    .select({
      annotatorId: annotators.id,
      annotator: annotators.pseudonym,
      submitted: annotators.submittedCount,
      goldRight: annotators.goldRightCount,
      goldAnswered: annotators.goldAnsweredCount,
    })
    .from(annotators)
    .where(and(eq(annotators.projectId, projectId), gt(annotators.workHitCount, 0)))
    .orderBy(asc(annotators.pseudonym));
}

/** Somebody's submitted pages of work in the order in which they came. */
export async function workHitsOf(db: Db, annotatorId: string) {
  return db
    .select({
      assignmentId: assignments.id,
      shown: assignments.shown,
      counted: responses.counted,
      countedItemCount: responses.countedItemCount,
      withdrawn: responses.withdrawn,
    })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(and(eq(assignments.annotatorId, annotatorId), eq(assignments.kind, "work")))
    .orderBy(asc(responses.submittedAt), asc(assignments.id));
}

/** What somebody judged at work, on every dimension in their order. */
export async function workJudgmentsOf(db: Db, annotatorId: string) {
  return db
    .select({
      assignmentId: judgments.assignmentId,
      itemId: judgments.itemId,
      dimensionId: judgments.dimensionId,
      value: judgments.value,
      answer: judgments.answer,
      seconds: judgments.seconds,
      isGold: judgments.isGold,
      correct: judgments.correct,
      counted: judgments.counted,
    })
    .from(assignments)
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .where(and(eq(assignments.annotatorId, annotatorId), eq(assignments.kind, "work")))
    .orderBy(asc(dimensions.position));
}

/** The known answers of a project's gold items, by dimension. */
export async function knownAnswersOf(db: Db, projectId: string) {
  return db
    .select({
      itemId: goldAnswers.itemId,
      dimensionId: goldAnswers.dimensionId,
      answer: goldAnswers.answer,
    })
    .from(goldAnswers)
    .where(eq(goldAnswers.projectId, projectId));
}

/** What items are called and which dataset they belong to. */
export async function namesOfItems(db: Db, itemIds: string[]) {
  return db
    .select({ itemId: items.id, item: items.externalId, dataset: datasets.name })
    .from(items)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(inArray(items.id, itemIds));
}
