import { and, asc, count, countDistinct, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import {
  annotators,
  assignments,
  datasets,
  dimensions,
  items,
  judgments,
  repeatedJudgments,
  responses,
  annotatorStatusContests,
  annotatorStatusEvents,
  users,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";

const called = (projectId: string, pseudonym: string) =>
  and(eq(annotators.projectId, projectId), eq(annotators.pseudonym, pseudonym));

/** The annotator with this pseudonym. */
export async function findAnnotatorCalled(db: Db, projectId: string, pseudonym: string) {
  const [found] = await db.select().from(annotators).where(called(projectId, pseudonym));
  return found;
}

/** As `findAnnotatorCalled`, and nobody else changes where they stand before this transaction ends. */
export async function lockAnnotatorCalled(tx: Tx, projectId: string, pseudonym: string) {
  const [found] = await forUpdate(tx.select().from(annotators).where(called(projectId, pseudonym)));
  return found;
}

/** Every change of somebody's status, the newest first, with the name of who decided. */
export async function annotatorStatusEventsOf(db: Db, annotatorId: string) {
  return db
    .select({
      id: annotatorStatusEvents.id,
      at: annotatorStatusEvents.at,
      from: annotatorStatusEvents.fromState,
      to: annotatorStatusEvents.toState,
      cause: annotatorStatusEvents.cause,
      counts: annotatorStatusEvents.counts,
      by: users.name,
      note: annotatorStatusEvents.note,
    })
    .from(annotatorStatusEvents)
    .leftJoin(users, eq(users.id, annotatorStatusEvents.userId))
    .where(eq(annotatorStatusEvents.annotatorId, annotatorId))
    .orderBy(desc(annotatorStatusEvents.at), desc(annotatorStatusEvents.id));
}

/** What somebody said against their status, with the answer and the name of who gave it. */
export async function contestWithAnswer(db: Db, annotatorId: string) {
  const [found] = await db
    .select({
      comment: annotatorStatusContests.comment,
      at: annotatorStatusContests.createdAt,
      answer: annotatorStatusContests.answer,
      answeredBy: users.name,
    })
    .from(annotatorStatusContests)
    .leftJoin(users, eq(users.id, annotatorStatusContests.answeredByUserId))
    .where(eq(annotatorStatusContests.annotatorId, annotatorId));
  return found ?? null;
}

/** Notes an objection; a new one takes the place of the one before and of its answer. */
export async function upsertAnnotatorStatusContest(
  tx: Tx,
  row: { annotatorId: string; projectId: string; comment: string; createdAt: number },
): Promise<void> {
  const fresh = { answer: null, answeredByUserId: null, answeredAt: null };
  await tx
    .insert(annotatorStatusContests)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({
      target: annotatorStatusContests.annotatorId,
      set: { comment: row.comment, createdAt: row.createdAt, ...fresh },
    });
}

/** Answers an objection. @returns whether there was one. */
export async function answerAnnotatorStatusContest(
  tx: Tx,
  annotatorId: string,
  answer: { answer: string; answeredByUserId: string | null; answeredAt: number },
): Promise<boolean> {
  const answered = await tx
    .update(annotatorStatusContests)
    .set(answer)
    .where(eq(annotatorStatusContests.annotatorId, annotatorId))
    .returning({ annotatorId: annotatorStatusContests.annotatorId });
  return answered.length > 0;
}

/** Whoever has objected, has had no answer, and still may not work. */
export async function openObjections(db: Db, projectId: string): Promise<string[]> {
  const found = await db
    .select({ annotatorId: annotatorStatusContests.annotatorId })
    .from(annotatorStatusContests)
    .innerJoin(annotators, eq(annotators.id, annotatorStatusContests.annotatorId))
    .where(
      and(
        eq(annotatorStatusContests.projectId, projectId),
        isNull(annotatorStatusContests.answeredAt),
        inArray(annotators.state, ["paused", "stopped", "failed"]),
      ),
    );
  return found.map(({ annotatorId }) => annotatorId);
}

const workOf = (annotatorId: string) =>
  and(eq(assignments.annotatorId, annotatorId), eq(assignments.kind, "work"));

/** The judgments and pages of somebody's work that count now. */
export async function countedWork(db: Db, annotatorId: string) {
  const [found] = await db
    .select({ judgments: count(), hits: countDistinct(judgments.assignmentId) })
    .from(assignments)
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(and(workOf(annotatorId), eq(judgments.counted, true)));
  return found ?? { judgments: 0, hits: 0 };
}

/** The judgments and pages of somebody's work that left when they were stopped. */
export async function withdrawnWork(db: Db, annotatorId: string) {
  const [found] = await db
    .select({ judgments: count(), hits: countDistinct(judgments.assignmentId) })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(and(workOf(annotatorId), eq(responses.withdrawn, "stopped")));
  return found ?? { judgments: 0, hits: 0 };
}

export async function holdsHit(db: Db, annotatorId: string): Promise<boolean> {
  const held = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.annotatorId, annotatorId), sql`${assignments.state} = 'leased'`))
    .limit(1);
  return held.length > 0;
}

/** Somebody's answers on each dimension, the newest first, those to one item together. */
export async function latestAnswers(db: Db, annotatorId: string, limit: number) {
  return db
    .select({
      itemId: items.id,
      externalId: items.externalId,
      dataset: datasets.name,
      textA: items.textA,
      content: items.content,
      dimension: dimensions.name,
      value: judgments.value,
      answer: judgments.answer,
      seconds: judgments.seconds,
      comment: judgments.comment,
      isGold: judgments.isGold,
      correct: judgments.correct,
      counted: judgments.counted,
      at: judgments.judgedAt,
    })
    .from(assignments)
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .innerJoin(items, eq(items.id, judgments.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .where(eq(assignments.annotatorId, annotatorId))
    .orderBy(desc(judgments.judgedAt), desc(judgments.assignmentId), desc(items.id), asc(dimensions.position))
    .limit(limit);
}

/**
 * The two answers somebody gave to each item that they met again unawares, on each dimension.
 * @param degraded whether of those that they met as a degraded twin, or of those that they met as they were
 */
export async function repeatedAnswers(db: Db, annotatorId: string, { degraded }: { degraded: boolean }) {
  return db
    .select({
      first: { value: judgments.value, answer: judgments.answer },
      second: { value: repeatedJudgments.value, answer: repeatedJudgments.answer },
    })
    .from(repeatedJudgments)
    .innerJoin(
      judgments,
      and(
        eq(judgments.itemId, repeatedJudgments.itemId),
        eq(judgments.annotatorId, repeatedJudgments.annotatorId),
        eq(judgments.dimensionId, repeatedJudgments.dimensionId),
      ),
    )
    .where(and(eq(repeatedJudgments.annotatorId, annotatorId), eq(repeatedJudgments.degraded, degraded)));
}

export async function deleteStatusContest(tx: Tx, annotatorId: string): Promise<void> {
  await tx.delete(annotatorStatusContests).where(eq(annotatorStatusContests.annotatorId, annotatorId));
}
