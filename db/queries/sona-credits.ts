import { and, asc, count, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { annotators, projects, sonaCredits } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { CreditState } from "@/server/domain/recruiter/sona/credit";

/** Notes that a person is to be given credit; once for each person, however often they ask. */
export async function insertCredit(tx: Tx, row: typeof sonaCredits.$inferInsert): Promise<void> {
  await tx.insert(sonaCredits).values(row).onConflictDoNothing();
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

/** @returns whether the credit was in one of the states to be changed. */
export async function setCredit(
  tx: Tx,
  annotatorId: string,
  { from, to, answer }: { from: readonly CreditState[]; to: CreditState; answer: string },
): Promise<boolean> {
  const changed = await tx
    .update(sonaCredits)
    .set({ state: to, answer, ...(to === "waiting" && answer === "" && { sentAt: null }) })
    .where(and(eq(sonaCredits.annotatorId, annotatorId), inArray(sonaCredits.state, [...from])))
    .returning({ annotatorId: sonaCredits.annotatorId });
  return changed.length > 0;
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
