import {
  and,
  asc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
} from "drizzle-orm";
import { forShare } from "@/db/lock";
import { annotators, assignments, projects, sonaCredits } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { CreditState } from "@/server/domain/recruiter/sona/credit";

/** Notes that a person is to be given credit; once for each person, however often they ask. */
export async function insertCredit(tx: Tx, row: typeof sonaCredits.$inferInsert): Promise<void> {
  await tx.insert(sonaCredits).values(row).onConflictDoNothing();
}

/** Projects that people have come to from SONA, with what they say of it. */
export async function projectsWithSonaPeople(db: Db) {
  const sent = db
    .select({ id: annotators.id })
    .from(annotators)
    .where(and(eq(annotators.projectId, projects.id), eq(annotators.source, "sona")));
  return db
    .select({ projectId: projects.id, settings: projects.settings })
    .from(projects)
    .where(and(ne(projects.state, "draft"), exists(sent)))
    .orderBy(asc(projects.id));
}

/** People from SONA who submitted work, for whom no credit is noted, and who hold no page; of each the end that they read. */
export async function peopleWithoutCredit(db: Db, projectId: string) {
  const credit = db
    .select({ annotatorId: sonaCredits.annotatorId })
    .from(sonaCredits)
    .where(eq(sonaCredits.annotatorId, annotators.id));
  const page = db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.annotatorId, annotators.id), eq(assignments.state, "leased")));
  return db
    .select({
      annotatorId: annotators.id,
      projectId: annotators.projectId,
      source: annotators.source,
      externalId: annotators.externalId,
      workHitCount: annotators.workHitCount,
      lastSeenAt: annotators.lastSeenAt,
      endReason: annotators.endReason,
      endedAt: annotators.endedAt,
    })
    .from(annotators)
    .where(
      and(
        eq(annotators.projectId, projectId),
        eq(annotators.source, "sona"),
        isNotNull(annotators.externalId),
        isNull(annotators.erasedAt),
        gt(annotators.workHitCount, 0),
        notExists(credit),
        notExists(page),
      ),
    )
    .orderBy(asc(annotators.id));
}

/** Credits to be asked for now, oldest first, with what their project says of SONA. */
export async function waitingCredits(db: Db, { before, limit }: { before: number; limit: number }) {
  return db
    .select({
      annotatorId: sonaCredits.annotatorId,
      projectId: sonaCredits.projectId,
      surveyCode: sonaCredits.surveyCode,
      attempts: sonaCredits.attempts,
      settings: projects.settings,
    })
    .from(sonaCredits)
    .innerJoin(projects, eq(projects.id, sonaCredits.projectId))
    .where(
      and(eq(sonaCredits.state, "waiting"), or(isNull(sonaCredits.sentAt), lt(sonaCredits.sentAt, before))),
    )
    .orderBy(asc(sonaCredits.createdAt), asc(sonaCredits.annotatorId))
    .limit(limit);
}

/** Takes a credit on, so that no other process asks for it; false where one has. */
export async function claimCredit(
  tx: Tx,
  { annotatorId, attempts, now }: { annotatorId: string; attempts: number; now: number },
): Promise<boolean> {
  const taken = await tx
    .update(sonaCredits)
    .set({ state: "sending", sentAt: now, attempts: attempts + 1 })
    .where(and(eq(sonaCredits.annotatorId, annotatorId), eq(sonaCredits.state, "waiting")))
    .returning({ annotatorId: sonaCredits.annotatorId });
  return taken.length > 0;
}

/**
 * Changes where a credit is. With one that is given goes the code of a person who has been erased, or whose traces were
 * removed, since then.
 * @returns whether the credit was in one of the states to be changed.
 */
export async function setCredit(
  tx: Tx,
  annotatorId: string,
  { from, to, answer }: { from: readonly CreditState[]; to: CreditState; answer: string },
): Promise<boolean> {
  const isForgotten = to === "given" && (await lockWhetherForgotten(tx, annotatorId));
  const changed = await tx
    .update(sonaCredits)
    .set({
      state: to,
      answer,
      ...(to === "waiting" && answer === "" && { sentAt: null }),
      ...(isForgotten && { surveyCode: "" }),
    })
    .where(and(eq(sonaCredits.annotatorId, annotatorId), inArray(sonaCredits.state, [...from])))
    .returning({ annotatorId: sonaCredits.annotatorId });
  return changed.length > 0;
}

/** Whether somebody has been erased, or their traces removed; neither happens before the transaction ends. */
async function lockWhetherForgotten(tx: Tx, annotatorId: string): Promise<boolean> {
  const [found] = await forShare(
    tx
      .select({ erasedAt: annotators.erasedAt, tracesRemovedAt: annotators.tracesRemovedAt })
      .from(annotators)
      .where(eq(annotators.id, annotatorId)),
  );
  return found !== undefined && (found.erasedAt !== null || found.tracesRemovedAt !== null);
}

/** Takes away SONA's codes of people whom the transaction holds, where the credit was given; others are needed to give it. */
export async function forgetGivenCodes(tx: Tx, annotatorIds: string[]): Promise<void> {
  await tx
    .update(sonaCredits)
    .set({ surveyCode: "" })
    .where(and(inArray(sonaCredits.annotatorId, annotatorIds), eq(sonaCredits.state, "given")));
}

/** Credits whose process ended while it asked: nobody knows what SONA did. */
export async function abandonCredits(tx: Tx, before: number, answer: string): Promise<void> {
  await tx
    .update(sonaCredits)
    .set({ state: "unknown", answer })
    .where(and(eq(sonaCredits.state, "sending"), lt(sonaCredits.sentAt, before)));
}

export async function countCredits(db: Db, projectId: string) {
  return db
    .select({ state: sonaCredits.state, n: count() })
    .from(sonaCredits)
    .where(eq(sonaCredits.projectId, projectId))
    .groupBy(sonaCredits.state);
}

/** Credits that SONA has not given for certain, oldest first. */
export async function openCredits(db: Db, projectId: string) {
  return db
    .select({
      annotator: annotators.pseudonym,
      surveyCode: sonaCredits.surveyCode,
      state: sonaCredits.state,
      answer: sonaCredits.answer,
      sentAt: sonaCredits.sentAt,
    })
    .from(sonaCredits)
    .innerJoin(annotators, eq(annotators.id, sonaCredits.annotatorId))
    .where(and(eq(sonaCredits.projectId, projectId), inArray(sonaCredits.state, ["refused", "unknown"])))
    .orderBy(asc(sonaCredits.createdAt), asc(sonaCredits.annotatorId));
}
