import { and, asc, count, eq, gt, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { annotators, arrivals, joinRefusals, payments, projects, sonaCredits } from "@/db/schema";
import type { Db } from "@/db/store";

/** The closed projects, the first one closed first. */
export async function closedProjects(db: Db) {
  return db
    .select({
      id: projects.id,
      slug: projects.slug,
      settings: projects.settings,
      closedAt: projects.closedAt,
    })
    .from(projects)
    .where(and(eq(projects.state, "closed"), isNotNull(projects.closedAt), isNull(projects.deletedAt)))
    .orderBy(asc(projects.closedAt), asc(projects.id));
}

const hasId = or(
  isNotNull(annotators.externalId),
  isNotNull(annotators.submissionId),
  isNotNull(annotators.studyId),
  isNotNull(annotators.submitTo),
);

/** Of whom ids of a recruiter are kept; names on invitations are the organizer's own. */
const isNamed = (projectId: string) =>
  and(
    eq(annotators.projectId, projectId),
    isNull(annotators.tracesRemovedAt),
    isNull(annotators.invitationId),
    hasId,
  );

const isOpen = and(
  eq(payments.annotatorId, annotators.id),
  isNull(payments.paidAt),
  gt(sql`${payments.dueMinor} + ${payments.bonusMinor}`, 0),
);

/** All whose pay is settled, and who have the credit that they earned. */
export async function settledPeople(db: Db, projectId: string, limit: number): Promise<string[]> {
  const unpaid = db
    .select({ one: sql`1` })
    .from(payments)
    .where(isOpen);
  const owed = db
    .select({ one: sql`1` })
    .from(sonaCredits)
    .where(and(eq(sonaCredits.annotatorId, annotators.id), ne(sonaCredits.state, "given")));
  const rows = await db
    .select({ id: annotators.id })
    .from(annotators)
    .where(and(isNamed(projectId), notExists(unpaid), notExists(owed)))
    .orderBy(asc(annotators.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countNamed(db: Db, projectId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(annotators).where(isNamed(projectId));
  return found?.n ?? 0;
}

const isTrace = (projectId: string) =>
  and(eq(arrivals.projectId, projectId), or(isNotNull(arrivals.deviceHash), isNotNull(arrivals.sessionHash)));

export async function countTraces(db: Db, projectId: string): Promise<number> {
  const [ofBrowsers] = await db.select({ n: count() }).from(arrivals).where(isTrace(projectId));
  const [refused] = await db
    .select({ n: count() })
    .from(joinRefusals)
    .where(eq(joinRefusals.projectId, projectId));
  return (ofBrowsers?.n ?? 0) + (refused?.n ?? 0);
}
