import { asc, eq, inArray, or, and } from "drizzle-orm";
import {
  annotators,
  annotatorStatusContests,
  annotatorStatusEvents,
  arrivals,
  assignments,
  exclusions,
  goldContests,
  invitationMails,
  invitations,
  items,
  joinRefusals,
  judgments,
  namedItems,
  payments,
  prolificActions,
  prolificBonuses,
  prolificSubmissions,
  qualificationAttempts,
  repeatedJudgments,
  responses,
  sonaCredits,
  writtenReviews,
} from "@/db/schema";
import type { Db } from "@/db/store";
import { checksMetBy } from "./attention-checks";
import { questionnaireOf } from "./questionnaire-responses";
import { reportsBy } from "./item-reports";
import { replacedResponsesBy } from "./replaced-answers";

/** Every row that concerns one person, table by table, without what only proves who they are. */
export async function rowsOfPerson(db: Db, annotatorId: string) {
  const [row] = await db.select().from(annotators).where(eq(annotators.id, annotatorId));
  if (row === undefined) return null;
  const { tokenHash: _token, returnCodeHash: _code, ...person } = row;
  const came = await db
    .select()
    .from(arrivals)
    .where(eq(arrivals.annotatorId, annotatorId))
    .orderBy(asc(arrivals.id));
  const devices = came.flatMap(({ deviceHash }) => deviceHash ?? []);
  const keys = came.flatMap(({ recruiterKey }) => recruiterKey ?? []);
  return {
    person,
    ...(await rowsOfInvitation(db, person.invitationId ?? "")),
    arrivals: came,
    refusals: await db
      .select()
      .from(joinRefusals)
      .where(
        and(
          eq(joinRefusals.projectId, person.projectId),
          or(inArray(joinRefusals.deviceHash, devices), inArray(joinRefusals.recruiterKey, keys)),
        ),
      ),
    attempts: await db
      .select()
      .from(qualificationAttempts)
      .where(eq(qualificationAttempts.annotatorId, annotatorId))
      .orderBy(asc(qualificationAttempts.number)),
    ...(await rowsAtProlific(db, annotatorId)),
    credits: await db.select().from(sonaCredits).where(eq(sonaCredits.annotatorId, annotatorId)),
    pages: await db
      .select({ page: assignments, response: responses })
      .from(assignments)
      .leftJoin(responses, eq(responses.assignmentId, assignments.id))
      .where(eq(assignments.annotatorId, annotatorId))
      .orderBy(asc(assignments.leasedAt), asc(assignments.id)),
    replacedResponses: await replacedResponsesBy(db, annotatorId),
    reports: await reportsBy(db, annotatorId),
    // Which item of an open page is a check, its author must not learn.
    attentionChecks: (await checksMetBy(db, { annotatorId })).filter(({ passed }) => passed !== null),
    questionnaire: (await questionnaireOf(db, { annotatorId })).map(({ answers, ...sent }) => ({
      ...sent,
      // Not by name: a question may be called as what is kept back from readers.
      answers: Object.entries(answers).map(([question, answer]) => ({ question, answer })),
    })),
    judgments: await db
      .select({ judgment: judgments, item: items.externalId, textA: items.textA, textB: items.textB })
      .from(judgments)
      .innerJoin(items, eq(items.id, judgments.itemId))
      .where(eq(judgments.annotatorId, annotatorId))
      .orderBy(asc(judgments.judgedAt), asc(judgments.itemId), asc(judgments.dimensionId)),
    repeats: await db
      .select({ judgment: repeatedJudgments, item: items.externalId })
      .from(repeatedJudgments)
      .innerJoin(items, eq(items.id, repeatedJudgments.itemId))
      .where(eq(repeatedJudgments.annotatorId, annotatorId))
      .orderBy(
        asc(repeatedJudgments.judgedAt),
        asc(repeatedJudgments.itemId),
        asc(repeatedJudgments.dimensionId),
      ),
    pay: await db
      .select()
      .from(payments)
      .where(eq(payments.annotatorId, annotatorId))
      .orderBy(asc(payments.assignmentId)),
    status: await db
      .select()
      .from(annotatorStatusEvents)
      .where(eq(annotatorStatusEvents.annotatorId, annotatorId))
      .orderBy(asc(annotatorStatusEvents.at), asc(annotatorStatusEvents.id)),
    objections: await db
      .select()
      .from(annotatorStatusContests)
      .where(eq(annotatorStatusContests.annotatorId, annotatorId)),
    goldObjections: await db
      .select({ comment: goldContests.comment, createdAt: goldContests.createdAt })
      .from(goldContests)
      .innerJoin(assignments, eq(assignments.id, goldContests.assignmentId))
      .where(eq(assignments.annotatorId, annotatorId)),
    exclusions: await db.select().from(exclusions).where(eq(exclusions.annotatorId, annotatorId)),
    reviews: await db.select().from(writtenReviews).where(eq(writtenReviews.annotatorId, annotatorId)),
  };
}

/** How somebody was invited, what was mailed to them, and which items are on their list. */
async function rowsOfInvitation(db: Db, invitationId: string) {
  const { kind, state, email, sentAt, said, createdAt } = invitationMails;
  const mails = await db
    .select({ kind, state, email, sentAt, said, createdAt })
    .from(invitationMails)
    .where(eq(invitationMails.invitationId, invitationId))
    .orderBy(asc(invitationMails.createdAt), asc(invitationMails.id));
  return {
    invitations: await db
      .select({
        name: invitations.name,
        email: invitations.email,
        createdAt: invitations.createdAt,
        optedOutAt: invitations.optedOutAt,
        bounce: invitations.bounce,
      })
      .from(invitations)
      .where(eq(invitations.id, invitationId)),
    mails,
    list: await db
      .select({ item: items.externalId })
      .from(namedItems)
      .innerJoin(items, eq(items.id, namedItems.itemId))
      .where(eq(namedItems.invitationId, invitationId))
      .orderBy(asc(namedItems.position), asc(namedItems.itemId)),
  };
}

/** Somebody's submissions at Prolific, and what was done about them and paid for them there. */
async function rowsAtProlific(db: Db, annotatorId: string) {
  const own = db
    .select({ id: prolificSubmissions.id })
    .from(prolificSubmissions)
    .where(eq(prolificSubmissions.annotatorId, annotatorId));
  return {
    submissions: await db
      .select()
      .from(prolificSubmissions)
      .where(eq(prolificSubmissions.annotatorId, annotatorId))
      .orderBy(asc(prolificSubmissions.startedAt)),
    acts: await db
      .select()
      .from(prolificActions)
      .where(inArray(prolificActions.submissionId, own))
      .orderBy(asc(prolificActions.createdAt), asc(prolificActions.id)),
    bonuses: await db
      .select()
      .from(prolificBonuses)
      .where(inArray(prolificBonuses.submissionId, own))
      .orderBy(asc(prolificBonuses.createdAt), asc(prolificBonuses.id)),
  };
}
