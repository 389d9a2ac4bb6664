import { and, asc, eq, inArray, isNotNull, like, or, sql } from "drizzle-orm";
import {
  adjudications,
  annotatorFigures,
  annotators,
  annotatorStatusContests,
  annotatorStatusEvents,
  arrivals,
  assignments,
  events,
  exclusions,
  goldContests,
  goldExposures,
  invitations,
  itemAuthors,
  joinRefusals,
  judgments,
  payments,
  repeatedJudgments,
  responses,
  withheldItems,
  writtenReviews,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { noBehaviour } from "@/server/domain/annotator-status/behaviour";
import { inChunks } from "@/server/domain/in-chunks";

type StoredResponse = typeof responses.$inferSelect;
interface Person {
  annotatorId: string;
  projectId: string;
}

/** What is said of somebody who is no longer anybody: nothing by which to know them. */
const nobody = {
  returnCodeHash: null,
  externalId: null,
  submissionId: null,
  studyId: null,
  submitTo: null,
  country: null,
  approvalRate: null,
  languages: [],
  invitationId: null,
  completionCode: "",
  repeatable: [],
};

/** Makes an annotator a row without a person; their token is void. */
export async function makeAnonymous(
  tx: Tx,
  annotatorId: string,
  stub: Pick<typeof annotators.$inferInsert, "tokenHash" | "erasedAt" | "lastSeenAt">,
): Promise<void> {
  await tx
    .update(annotators)
    .set({ ...nobody, ...stub })
    .where(eq(annotators.id, annotatorId));
}

/** When somebody was erased; null for whoever was not, and undefined where there is nobody. */
export async function erasedAt(db: Db, annotatorId: string): Promise<number | null | undefined> {
  const [found] = await db
    .select({ at: annotators.erasedAt })
    .from(annotators)
    .where(eq(annotators.id, annotatorId));
  return found?.at;
}

/** The pages of an annotator, all kinds, with what came of each. */
export async function pagesOf(db: Db, annotatorId: string) {
  return db
    .select({ assignmentId: assignments.id, shown: assignments.shown, response: responses })
    .from(assignments)
    .leftJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(eq(assignments.annotatorId, annotatorId))
    .orderBy(asc(assignments.id));
}

/** The pages that brought any judgment. */
export async function judgedPagesOf(db: Db, annotatorId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ assignmentId: judgments.assignmentId })
    .from(judgments)
    .where(eq(judgments.annotatorId, annotatorId));
  return new Set(rows.map(({ assignmentId }) => assignmentId));
}

export async function rewriteResponse(
  tx: Tx,
  assignmentId: string,
  change: Partial<StoredResponse>,
): Promise<void> {
  await tx.update(responses).set(change).where(eq(responses.assignmentId, assignmentId));
}

/** Deletes what somebody judged, and what was counted or decided of it. */
export async function deleteJudgmentsBy(tx: Tx, annotatorId: string): Promise<number> {
  const gone = await tx
    .delete(judgments)
    .where(eq(judgments.annotatorId, annotatorId))
    .returning({ itemId: judgments.itemId });
  await tx.delete(repeatedJudgments).where(eq(repeatedJudgments.annotatorId, annotatorId));
  await tx.delete(writtenReviews).where(eq(writtenReviews.annotatorId, annotatorId));
  await tx
    .update(annotators)
    .set({
      goldAnsweredCount: 0,
      goldRightCount: 0,
      goldAnsweredSinceCleared: 0,
      goldRightSinceCleared: 0,
      goldItemsSinceCleared: 0,
      behaviour: noBehaviour,
    })
    .where(eq(annotators.id, annotatorId));
  return gone.length;
}

/** Takes their judgment out of what adjudicators were shown of these items. */
export async function dropFromAdjudications(tx: Tx, { annotatorId, projectId }: Person): Promise<void> {
  const shown = await tx
    .select({ id: adjudications.id, order: adjudications.shownOrder, values: adjudications.judgedValues })
    .from(adjudications)
    .where(eq(adjudications.projectId, projectId));
  for (const { id, order, values } of shown) {
    const at = order.indexOf(annotatorId);
    if (at < 0) continue;
    await tx
      .update(adjudications)
      .set({ shownOrder: order.toSpliced(at, 1), judgedValues: values.toSpliced(at, 1) })
      .where(eq(adjudications.id, id));
  }
}

/** Takes them out of the figures that were computed last. */
export async function dropFromFigures(tx: Tx, { annotatorId, projectId }: Person): Promise<void> {
  const [stored] = await tx
    .select({ figures: annotatorFigures.figures })
    .from(annotatorFigures)
    .where(eq(annotatorFigures.projectId, projectId));
  if (stored === undefined) return;
  const figures = stored.figures.filter((one) => one.annotatorId !== annotatorId);
  await tx.update(annotatorFigures).set({ figures }).where(eq(annotatorFigures.projectId, projectId));
}

/** Takes away what they wrote beside their answers. */
export async function dropComments(tx: Tx, annotatorId: string): Promise<void> {
  await tx.update(judgments).set({ comment: null }).where(eq(judgments.annotatorId, annotatorId));
}

/** Takes away by what somebody was known, what they objected to, and what organizers wrote about them. */
export async function dropTraces(tx: Tx, { annotatorId, projectId }: Person): Promise<void> {
  await dropRefusals(tx, { annotatorId, projectId });
  await tx.delete(arrivals).where(eq(arrivals.annotatorId, annotatorId));
  await tx.delete(annotatorStatusContests).where(eq(annotatorStatusContests.annotatorId, annotatorId));
  const pages = tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(eq(assignments.annotatorId, annotatorId));
  await tx.delete(goldContests).where(inArray(goldContests.assignmentId, pages));
  await tx.delete(itemAuthors).where(eq(itemAuthors.annotatorId, annotatorId));
  await tx
    .update(annotatorStatusEvents)
    .set({ note: "" })
    .where(eq(annotatorStatusEvents.annotatorId, annotatorId));
  await tx
    .update(exclusions)
    .set({ reason: "", takenBackReason: "" })
    .where(eq(exclusions.annotatorId, annotatorId));
  await tx.update(payments).set({ bonusReason: "" }).where(eq(payments.annotatorId, annotatorId));
  await tx.update(writtenReviews).set({ reason: "" }).where(eq(writtenReviews.annotatorId, annotatorId));
}

/** The refusals that somebody met who is known by the same browser or id. */
async function dropRefusals(tx: Tx, { annotatorId, projectId }: Person): Promise<void> {
  const known = await tx
    .select({ device: arrivals.deviceHash, key: arrivals.recruiterKey })
    .from(arrivals)
    .where(eq(arrivals.annotatorId, annotatorId));
  const devices = known.flatMap(({ device }) => device ?? []);
  const keys = known.flatMap(({ key }) => key ?? []);
  if (devices.length + keys.length === 0) return;
  await tx
    .delete(joinRefusals)
    .where(
      and(
        eq(joinRefusals.projectId, projectId),
        or(inArray(joinRefusals.deviceHash, devices), inArray(joinRefusals.recruiterKey, keys)),
      ),
    );
}

/** Forgets which items were kept from them, since those say what they wrote elsewhere. */
export async function dropWithheld(
  tx: Tx,
  annotatorId: string,
  shownItems: ReadonlySet<string>,
): Promise<void> {
  const gone = await tx
    .delete(withheldItems)
    .where(eq(withheldItems.annotatorId, annotatorId))
    .returning({ itemId: withheldItems.itemId });
  const neverShown = gone.map(({ itemId }) => itemId).filter((itemId) => !shownItems.has(itemId));
  for (const itemIds of inChunks(neverShown)) {
    await tx
      .delete(goldExposures)
      .where(and(eq(goldExposures.annotatorId, annotatorId), inArray(goldExposures.itemId, itemIds)));
  }
}

export async function dropInvitation(tx: Tx, invitationId: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, invitationId));
}

/** The events of a project that contain this text. */
export async function eventsNaming(db: Db, projectId: string, text: string) {
  const pattern = `%"${text.replaceAll(/[%_\\"]/g, "_")}"%`;
  return db
    .select({ id: events.id, data: events.data })
    .from(events)
    .where(and(eq(events.projectId, projectId), like(sql`cast(${events.data} as text)`, pattern)));
}

export async function rewriteEvent(tx: Tx, id: string, data: Record<string, unknown>): Promise<void> {
  await tx.update(events).set({ data }).where(eq(events.id, id));
}

/** Pay of an annotator in minor units: all of it, and what is not marked as paid. */
export async function payOf(db: Db, annotatorId: string): Promise<{ allMinor: number; openMinor: number }> {
  const rows = await db
    .select({ due: payments.dueMinor, bonus: payments.bonusMinor, paidAt: payments.paidAt })
    .from(payments)
    .where(eq(payments.annotatorId, annotatorId));
  const sum = (some: typeof rows) => some.reduce((total, { due, bonus }) => total + due + bonus, 0);
  return { allMinor: sum(rows), openMinor: sum(rows.filter(({ paidAt }) => paidAt === null)) };
}

/** When somebody first submitted a page of work; null for whoever never did. */
export async function firstSubmissionOf(db: Db, annotatorId: string): Promise<number | null> {
  const [first] = await db
    .select({ at: responses.submittedAt })
    .from(responses)
    .innerJoin(assignments, eq(assignments.id, responses.assignmentId))
    .where(
      and(
        eq(assignments.annotatorId, annotatorId),
        eq(assignments.kind, "work"),
        isNotNull(responses.submittedAt),
      ),
    )
    .orderBy(asc(responses.submittedAt))
    .limit(1);
  return first?.at ?? null;
}
