import { and, asc, count, eq, inArray, ne } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import {
  annotators,
  assignments,
  goldExposures,
  judgments,
  qualificationAttempts,
  responses,
  annotatorStatusEvents,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** Lets nobody who has met a gold item submit before the transaction ends. */
export async function lockWhoMet(tx: Tx, itemId: string): Promise<void> {
  // A submission takes its author before the gold; the same order here keeps the two from waiting for each other.
  await forUpdate(
    tx
      .select({ id: annotators.id })
      .from(annotators)
      .innerJoin(goldExposures, eq(goldExposures.annotatorId, annotators.id))
      .where(eq(goldExposures.itemId, itemId))
      .orderBy(asc(annotators.id)),
    annotators,
  );
}

const ofGold = (itemId: string) => and(eq(judgments.itemId, itemId), eq(judgments.isGold, true));

/**
 * Everybody's answer to a gold item on each dimension, with the page it stands on and the status of its author, by
 * pseudonym.
 */
export async function answersToGold(db: Db, itemId: string) {
  return db
    .select({
      annotatorId: annotators.id,
      pseudonym: annotators.pseudonym,
      state: annotators.state,
      rightSinceCleared: annotators.goldRightSinceCleared,
      answeredSinceCleared: annotators.goldAnsweredSinceCleared,
      itemsSinceCleared: annotators.goldItemsSinceCleared,
      clearedAt: annotators.clearedAt,
      dimensionId: judgments.dimensionId,
      value: judgments.value,
      answer: judgments.answer,
      correct: judgments.correct,
      judgedAt: judgments.judgedAt,
      kind: assignments.kind,
      attemptId: assignments.attemptId,
      counted: responses.counted,
      withdrawn: responses.withdrawn,
      countedItemCount: responses.countedItemCount,
    })
    .from(judgments)
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .innerJoin(assignments, eq(assignments.id, judgments.assignmentId))
    .innerJoin(responses, eq(responses.assignmentId, judgments.assignmentId))
    .where(ofGold(itemId))
    .orderBy(asc(annotators.pseudonym), asc(judgments.dimensionId));
}

/** The changes of status of everybody who answered a gold item, oldest first; warnings are none. */
export async function annotatorStatusChangesOf(db: Db, itemId: string) {
  return db
    .select({ annotatorId: annotatorStatusEvents.annotatorId, cause: annotatorStatusEvents.cause })
    .from(annotatorStatusEvents)
    .innerJoin(judgments, eq(judgments.annotatorId, annotatorStatusEvents.annotatorId))
    .where(and(ofGold(itemId), ne(annotatorStatusEvents.fromState, annotatorStatusEvents.toState)))
    .orderBy(asc(annotatorStatusEvents.at), asc(annotatorStatusEvents.id));
}

/** The tries at qualifying in which a gold item was answered. */
export async function attemptsWithGold(db: Db, itemId: string) {
  return db
    .select({
      id: qualificationAttempts.id,
      size: qualificationAttempts.size,
      needed: qualificationAttempts.needed,
      passed: qualificationAttempts.passed,
    })
    .from(qualificationAttempts)
    .innerJoin(assignments, eq(assignments.attemptId, qualificationAttempts.id))
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(ofGold(itemId));
}

/** The grades of some tries' answers to other gold items, on each dimension. */
export async function otherGrades(db: Db, attemptIds: string[], itemId: string) {
  return db
    .select({
      attemptId: assignments.attemptId,
      itemId: judgments.itemId,
      correct: judgments.correct,
    })
    .from(judgments)
    .innerJoin(assignments, eq(assignments.id, judgments.assignmentId))
    .where(and(inArray(assignments.attemptId, attemptIds), ne(judgments.itemId, itemId)));
}

/** How many judgments of some annotators count. */
export async function countCounted(db: Db, annotatorIds: string[]): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(judgments)
    .where(and(inArray(judgments.annotatorId, annotatorIds), eq(judgments.counted, true)));
  return found?.n ?? 0;
}

/** How many judgments of some annotators were discarded when they were stopped. */
export async function countDiscarded(db: Db, annotatorIds: string[]): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(judgments)
    .innerJoin(responses, eq(responses.assignmentId, judgments.assignmentId))
    .where(and(inArray(judgments.annotatorId, annotatorIds), eq(responses.withdrawn, "stopped")));
  return found?.n ?? 0;
}
