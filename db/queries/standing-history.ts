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
  standingContests,
  standingEvents,
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

/** Every change of somebody's standing, the newest first, with the name of who decided. */
export async function standingEventsOf(db: Db, annotatorId: string) {
  return db
    .select({
      id: standingEvents.id,
      at: standingEvents.at,
      from: standingEvents.fromState,
      to: standingEvents.toState,
      cause: standingEvents.cause,
      counts: standingEvents.counts,
      by: users.name,
      note: standingEvents.note,
    })
    .from(standingEvents)
    .leftJoin(users, eq(users.id, standingEvents.userId))
    .where(eq(standingEvents.annotatorId, annotatorId))
    .orderBy(desc(standingEvents.at), desc(standingEvents.id));
}

/** What somebody said against their standing, with the answer and the name of who gave it. */
export async function contestWithAnswer(db: Db, annotatorId: string) {
  const [found] = await db
    .select({
      comment: standingContests.comment,
      at: standingContests.createdAt,
      answer: standingContests.answer,
      answeredBy: users.name,
    })
    .from(standingContests)
    .leftJoin(users, eq(users.id, standingContests.answeredByUserId))
    .where(eq(standingContests.annotatorId, annotatorId));
  return found ?? null;
}

/** Notes an objection; a new one takes the place of the one before and of its answer. */
export async function upsertStandingContest(
  tx: Tx,
  row: { annotatorId: string; projectId: string; comment: string; createdAt: number },
): Promise<void> {
  const fresh = { answer: null, answeredByUserId: null, answeredAt: null };
  await tx
    .insert(standingContests)
    .values({ ...row, ...fresh })
    .onConflictDoUpdate({
      target: standingContests.annotatorId,
      set: { comment: row.comment, createdAt: row.createdAt, ...fresh },
    });
}

/** Answers an objection. @returns whether there was one. */
export async function answerStandingContest(
  tx: Tx,
  annotatorId: string,
  answer: { answer: string; answeredByUserId: string | null; answeredAt: number },
): Promise<boolean> {
  const answered = await tx
    .update(standingContests)
    .set(answer)
    .where(eq(standingContests.annotatorId, annotatorId))
    .returning({ annotatorId: standingContests.annotatorId });
  return answered.length > 0;
}

/** Whoever has objected, has had no answer, and still may not work. */
export async function openObjections(db: Db, projectId: string): Promise<string[]> {
  const found = await db
    .select({ annotatorId: standingContests.annotatorId })
    .from(standingContests)
    .innerJoin(annotators, eq(annotators.id, standingContests.annotatorId))
    .where(
      and(
        eq(standingContests.projectId, projectId),
        isNull(standingContests.answeredAt),
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

export async function holdsPage(db: Db, annotatorId: string): Promise<boolean> {
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

/** The two answers somebody gave to each item that they met again unawares, on each dimension. */
export async function repeatedAnswers(db: Db, annotatorId: string) {
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
    .where(eq(repeatedJudgments.annotatorId, annotatorId));
}
