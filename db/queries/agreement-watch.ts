import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import { annotators, assignments, judgments, projects } from "@/db/schema";
import type { Db } from "@/db/store";

/** The projects that hand out pages now, with their settings. */
export async function liveProjects(db: Db) {
  return db
    .select({ projectId: projects.id, settings: projects.settings })
    .from(projects)
    .where(eq(projects.state, "live"))
    .orderBy(asc(projects.id));
}

/** A place in the list of a project's annotators by when they were last seen. */
export interface SeenPlace {
  lastSeenAt: number;
  annotatorId: string;
}

/** The next of those who work, by when they were last seen: after `place`, and not after `until`. */
export async function seenAfter(
  db: Db,
  projectId: string,
  { place, until, limit }: { place: SeenPlace; until: number; limit: number },
) {
  const { lastSeenAt, annotatorId } = place;
  return db
    .select({
      annotatorId: annotators.id,
      lastSeenAt: annotators.lastSeenAt,
      clearedAt: annotators.clearedAt,
      behaviour: annotators.behaviour,
    })
    .from(annotators)
    .where(
      and(
        eq(annotators.projectId, projectId),
        eq(annotators.state, "working"),
        gt(annotators.workHitCount, 0),
        lte(annotators.lastSeenAt, until),
        sql`(${annotators.lastSeenAt}, ${annotators.id}) > (${lastSeenAt}, ${annotatorId})`,
      ),
    )
    .orderBy(asc(annotators.lastSeenAt), asc(annotators.id))
    .limit(limit);
}

/** The values an annotator gave last that count and came after `since`, newest pages first. */
export async function lastValues(db: Db, annotatorId: string, since: number, limit: number) {
  return db
    .select({
      itemId: judgments.itemId,
      dimensionId: judgments.dimensionId,
      value: sql<number>`${judgments.value}`.mapWith(Number),
    })
    .from(assignments)
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(
      and(
        eq(assignments.annotatorId, annotatorId),
        eq(assignments.kind, "work"),
        eq(judgments.counted, true),
        isNotNull(judgments.value),
        gt(judgments.judgedAt, since),
      ),
    )
    .orderBy(desc(judgments.judgedAt), asc(judgments.itemId), asc(judgments.dimensionId))
    .limit(limit);
}

/** The sum and number of the values that count and that others gave to these items, by dimension. */
export async function sumsOfOthers(db: Db, annotatorId: string, itemIds: readonly string[]) {
  return db
    .select({
      itemId: judgments.itemId,
      dimensionId: judgments.dimensionId,
      sum: sql<number>`sum(${judgments.value})`.mapWith(Number),
      n: count(),
    })
    .from(judgments)
    .where(
      and(
        inArray(judgments.itemId, [...itemIds]),
        ne(judgments.annotatorId, annotatorId),
        eq(judgments.counted, true),
        isNotNull(judgments.value),
      ),
    )
    .groupBy(judgments.itemId, judgments.dimensionId);
}
