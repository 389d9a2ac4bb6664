import { and, asc, count, eq, gt, isNotNull, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { annotators, assignments, judgments } from "@/db/schema";
import type { Db } from "@/db/store";

/** Everybody in a project, or one of them. */
export interface Listed {
  projectId: string;
  annotatorId?: string;
}

export async function annotatorsOf(db: Db, { projectId, annotatorId }: Listed) {
  return db
    .select()
    .from(annotators)
    .where(
      and(
        eq(annotators.projectId, projectId),
        annotatorId === undefined ? undefined : eq(annotators.id, annotatorId),
      ),
    )
    .orderBy(asc(annotators.pseudonym));
}

const assignmentsOf = ({ projectId, annotatorId }: Listed): SQL | undefined =>
  and(
    eq(assignments.projectId, projectId),
    annotatorId === undefined ? undefined : eq(assignments.annotatorId, annotatorId),
  );

/** The seconds each item was in view. */
export async function secondsOf(db: Db, listed: Listed) {
  return db
    .select({ annotatorId: assignments.annotatorId, seconds: judgments.seconds })
    .from(assignments)
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(and(assignmentsOf(listed), isNotNull(judgments.seconds)));
}

/** The pages that were submitted after their lease had ended, by annotator. */
export async function lateHits(db: Db, listed: Listed): Promise<Map<string, number>> {
  const rows = await db
    .select({ annotatorId: assignments.annotatorId, n: count() })
    .from(assignments)
    .where(
      and(
        assignmentsOf(listed),
        eq(assignments.state, "submitted"),
        gt(assignments.endedAt, assignments.expiresAt),
      ),
    )
    .groupBy(assignments.annotatorId);
  return new Map(rows.map(({ annotatorId, n }) => [annotatorId, n]));
}

/** Each value given to a work item, counted or not, beside the counted values of others on the same item. */
export async function valuesAgainstOthers(db: Db, listed: Listed) {
  const others = alias(judgments, "others");
  return db
    .select({
      annotatorId: judgments.annotatorId,
      value: sql<number>`${judgments.value}`.mapWith(Number),
      otherSum: sql<number>`sum(${others.value})`.mapWith(Number),
      otherCount: count(),
    })
    .from(assignments)
    .innerJoin(
      judgments,
      and(
        eq(judgments.assignmentId, assignments.id),
        isNotNull(judgments.value),
        eq(judgments.isGold, false),
      ),
    )
    .innerJoin(
      others,
      and(
        eq(others.itemId, judgments.itemId),
        eq(others.dimensionId, judgments.dimensionId),
        ne(others.annotatorId, judgments.annotatorId),
        eq(others.counted, true),
        isNotNull(others.value),
      ),
    )
    .where(assignmentsOf(listed))
    .groupBy(judgments.annotatorId, judgments.itemId, judgments.dimensionId, judgments.value)
    .orderBy(asc(judgments.annotatorId), asc(judgments.itemId), asc(judgments.dimensionId));
}
