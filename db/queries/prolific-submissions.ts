import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, assignments, payments, prolificSubmissions } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";

export type ProlificSubmissionRow = typeof prolificSubmissions.$inferSelect;

export async function prolificSubmission(
  db: Db,
  submissionId: string,
): Promise<ProlificSubmissionRow | undefined> {
  const [found] = await db.select().from(prolificSubmissions).where(eq(prolificSubmissions.id, submissionId));
  return found;
}

/** People and submissions by their ids. */
export interface ParticipantIds {
  submissionIds: readonly string[];
  annotatorIds: readonly string[];
}

/** The submissions to a study, or those of some people and some by their ids alone; the oldest first. */
export const prolificSubmissionsOf = (
  db: Db,
  studyId: string,
  only?: ParticipantIds,
): Promise<ProlificSubmissionRow[]> =>
  db
    .select()
    .from(prolificSubmissions)
    .where(
      and(
        eq(prolificSubmissions.studyId, studyId),
        only === undefined
          ? undefined
          : or(
              inArray(prolificSubmissions.id, [...only.submissionIds]),
              inArray(prolificSubmissions.annotatorId, [...only.annotatorIds]),
            ),
      ),
    )
    .orderBy(prolificSubmissions.startedAt, prolificSubmissions.id);

/** What was heard of a submission. */
export interface HeardSubmission {
  id: string;
  studyId: string;
  projectId: string;
  participantId: string;
  status: SubmissionStatus;
  enteredCode?: string | null;
  startedAt: number;
  completedAt?: number | null;
  returnRequestedAt?: number | null;
  heardAt: number;
}

/** Keeps what was heard of a submission, unless something newer is known; who was forgotten stays so. */
export async function noteSubmission(tx: Tx, heard: HeardSubmission): Promise<void> {
  const { status, enteredCode, completedAt, returnRequestedAt, heardAt } = heard;
  const news = {
    status,
    heardAt,
    ...(enteredCode !== undefined && { enteredCode: unlessForgotten(enteredCode) }),
    ...(completedAt !== undefined && { completedAt }),
    ...(returnRequestedAt !== undefined && { returnRequestedAt }),
  };
  await tx
    .insert(prolificSubmissions)
    .values({ ...heard, enteredCode: enteredCode ?? null, bonuses: [] })
    .onConflictDoUpdate({
      target: prolificSubmissions.id,
      set: news,
      setWhere: sql`${prolificSubmissions.status} is null or ${prolificSubmissions.heardAt} <= ${heardAt}`,
    });
}

const unlessForgotten = (enteredCode: string | null) =>
  sql`case when ${prolificSubmissions.participantId} = '' then null else ${enteredCode} end`;

/** Keeps that a link signed by Prolific brought the person of a submission, of which nothing may have been heard yet. */
export async function noteVerified(
  tx: Tx,
  {
    at,
    ...visit
  }: Pick<ProlificSubmissionRow, "id" | "studyId" | "projectId" | "participantId"> & { at: number },
): Promise<void> {
  await tx
    .insert(prolificSubmissions)
    .values({ ...visit, isVerified: true, status: null, startedAt: at, heardAt: 0, bonuses: [] })
    .onConflictDoUpdate({
      target: prolificSubmissions.id,
      set: { isVerified: true },
      setWhere: eq(prolificSubmissions.participantId, visit.participantId),
    });
}

/** Keeps when somebody came with a submission in a way that an organizer should know of. */
export async function noteSuspectVisit(
  tx: Tx,
  { id, participantId }: Pick<ProlificSubmissionRow, "id" | "participantId">,
  sign: Partial<Pick<ProlificSubmissionRow, "linkReusedAt" | "secondPlaceAt">>,
): Promise<void> {
  await tx
    .update(prolificSubmissions)
    .set(sign)
    .where(and(eq(prolificSubmissions.id, id), eq(prolificSubmissions.participantId, participantId)));
}

/** Ties submissions to annotators who came with another submission of the same participant, or before the study was known. */
export async function bindByParticipant(
  tx: Tx,
  { projectId, studyId }: { projectId: string; studyId: string },
) {
  const named = tx
    .select({ id: annotators.id })
    .from(annotators)
    .where(
      and(
        eq(annotators.projectId, projectId),
        eq(annotators.source, "prolific"),
        eq(annotators.externalId, prolificSubmissions.participantId),
      ),
    );
  await tx
    .update(prolificSubmissions)
    .set({ annotatorId: sql`(${named})` })
    .where(and(eq(prolificSubmissions.studyId, studyId), isNull(prolificSubmissions.annotatorId)));
}

const nameless = { participantId: "", annotatorId: null, enteredCode: null };

/** Takes away whose some submissions were. */
export async function makeNameless(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(prolificSubmissions)
    .set(nameless)
    .where(inArray(prolificSubmissions.id, [...ids]));
}

/** Keeps that a submission is known, and nobody's; that of another participant than the one said stays as it is. */
export async function keepNameless(
  tx: Tx,
  submission: Pick<ProlificSubmissionRow, "id" | "studyId" | "projectId" | "startedAt">,
  participantId: string,
): Promise<void> {
  await tx
    .insert(prolificSubmissions)
    .values({ ...submission, ...nameless, status: null, heardAt: 0, bonuses: [] })
    .onConflictDoUpdate({
      target: prolificSubmissions.id,
      set: nameless,
      setWhere: eq(prolificSubmissions.participantId, participantId),
    });
}

export async function setPercentage(tx: Tx, submissionId: string, percentage: number): Promise<void> {
  await tx.update(prolificSubmissions).set({ percentage }).where(eq(prolificSubmissions.id, submissionId));
}

/**
 * Keeps the bonuses that Prolific was read to have paid for a submission. It only ever adds to them, so fewer than are known
 * were read before those. @returns what is known then
 */
export async function keepBonusesRead(tx: Tx, submissionId: string, read: number[]): Promise<number[]> {
  const isSubmission = eq(prolificSubmissions.id, submissionId);
  const [known] = await forUpdate(
    tx.select({ bonuses: prolificSubmissions.bonuses }).from(prolificSubmissions).where(isSubmission),
  );
  if (known !== undefined && known.bonuses.length > read.length) return known.bonuses;
  await tx.update(prolificSubmissions).set({ bonuses: read }).where(isSubmission);
  return read;
}

const total = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** The people whom Prolific sent to a project, or some of them, with what they did and earned; money in minor units. */
export async function prolificAnnotators(db: Db, projectId: string, annotatorIds?: readonly string[]) {
  const ids = annotatorIds === undefined ? undefined : [...annotatorIds];
  const pay = db
    .select({
      annotatorId: payments.annotatorId,
      earnedMinor: total(sql`${payments.dueMinor} + ${payments.bonusMinor}`).as("earned_minor"),
      unpaidMinor: total(
        sql`case when ${payments.paidAt} is null then ${payments.dueMinor} + ${payments.bonusMinor} else 0 end`,
      ).as("unpaid_minor"),
    })
    .from(payments)
    .where(
      and(
        eq(payments.projectId, projectId),
        ids === undefined ? undefined : inArray(payments.annotatorId, ids),
      ),
    )
    .groupBy(payments.annotatorId)
    .as("pay");
  return db
    .select({
      id: annotators.id,
      pseudonym: annotators.pseudonym,
      participantId: annotators.externalId,
      submissionId: annotators.submissionId,
      state: annotators.state,
      pages: annotators.workHitCount,
      lastSeenAt: annotators.lastSeenAt,
      joinedAt: annotators.joinedAt,
      endReason: annotators.endReason,
      endedAt: annotators.endedAt,
      earnedMinor: sql<number>`coalesce(${pay.earnedMinor}, 0)`.mapWith(Number),
      unpaidMinor: sql<number>`coalesce(${pay.unpaidMinor}, 0)`.mapWith(Number),
    })
    .from(annotators)
    .leftJoin(pay, eq(pay.annotatorId, annotators.id))
    .where(
      and(
        eq(annotators.projectId, projectId),
        eq(annotators.source, "prolific"),
        ids === undefined ? undefined : inArray(annotators.id, ids),
        // Of people without an id nothing is left that Prolific could be asked about.
        isNotNull(annotators.externalId),
      ),
    )
    .orderBy(annotators.pseudonym, annotators.id);
}
export type ProlificAnnotator = Awaited<ReturnType<typeof prolificAnnotators>>[number];

/** Which of these people hold a page at this moment. */
export async function holdersOfPages(db: Db, annotatorIds: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < annotatorIds.length; at += 500) {
    const rows = await db
      .select({ annotatorId: assignments.annotatorId })
      .from(assignments)
      .where(
        and(
          inArray(assignments.annotatorId, annotatorIds.slice(at, at + 500)),
          eq(assignments.state, "leased"),
        ),
      );
    for (const { annotatorId } of rows) found.add(annotatorId);
  }
  return found;
}
