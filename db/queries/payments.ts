import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, assignments, payments, responses } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { statement } from "@/db/statement";
import { groupBy } from "@/server/domain/group-by";
import { changePaySums } from "./annotators";
import { containing } from "./containing";

const { placeholder } = sql;

const hasEarned = (projectId: string) =>
  and(eq(annotators.projectId, projectId), sql`${annotators.payPageCount} > 0`);

/** What an annotator has earned, as their row keeps it. */
const paySums = {
  pages: annotators.payPageCount,
  dueMinor: annotators.dueMinor,
  bonusMinor: annotators.bonusMinor,
  approvedMinor: annotators.approvedMinor,
  paidMinor: annotators.paidMinor,
};

const selectPaid = (db: Db) =>
  db
    .select({
      annotator: annotators.pseudonym,
      state: annotators.state,
      source: annotators.source,
      externalId: annotators.externalId,
      submissionId: annotators.submissionId,
      completionCode: annotators.completionCode,
      ...paySums,
    })
    .from(annotators);

/** What everybody who submitted a page has earned, in minor units, by pseudonym. */
export async function paySumsOf(db: Db, projectId: string) {
  return selectPaid(db).where(hasEarned(projectId)).orderBy(asc(annotators.pseudonym), asc(annotators.id));
}

const sought = (projectId: string, search: string) =>
  and(hasEarned(projectId), containing([annotators.pseudonym, annotators.externalId], search));

/** The same of a part of them; `search` is part of an id or of a recruiter's id. */
export async function paidPage(
  db: Db,
  projectId: string,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  return selectPaid(db)
    .where(sought(projectId, search))
    .orderBy(asc(annotators.pseudonym), asc(annotators.id))
    .limit(limit)
    .offset(offset);
}

/** How many people have earned something and fit a search. */
export async function countPaid(db: Db, projectId: string, search: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(annotators).where(sought(projectId, search));
  return found?.n ?? 0;
}

const total = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
const earned = sql`${annotators.dueMinor} + ${annotators.bonusMinor}`;

/** Everyone's pay together, and how many people have a sum to approve or to pay, or came from Prolific. */
export async function payOfAll(db: Db, projectId: string) {
  const [found] = await db
    .select({
      pages: total(sql`${annotators.payPageCount}`),
      dueMinor: total(sql`${annotators.dueMinor}`),
      bonusMinor: total(sql`${annotators.bonusMinor}`),
      approvedMinor: total(sql`${annotators.approvedMinor}`),
      paidMinor: total(sql`${annotators.paidMinor}`),
      open: count(sql`case when ${earned} > ${annotators.approvedMinor} then 1 end`),
      toPay: count(sql`case when ${annotators.approvedMinor} > ${annotators.paidMinor} then 1 end`),
      fromProlific: count(sql`case when ${annotators.source} = 'prolific' then 1 end`),
    })
    .from(annotators)
    .where(hasEarned(projectId));
  if (found === undefined) throw new Error("A sum of nothing is a row, too.");
  return found;
}

/** What each assignment of a project earned, by pseudonym and the time of its submission. */
export async function paidAssignmentsOf(db: Db, projectId: string) {
  return db
    .select({
      annotator: annotators.pseudonym,
      source: annotators.source,
      externalId: annotators.externalId,
      assignmentId: payments.assignmentId,
      kind: assignments.kind,
      submittedAt: assignments.endedAt,
      counted: responses.counted,
      dueMinor: payments.dueMinor,
      bonusMinor: payments.bonusMinor,
      bonusReason: payments.bonusReason,
      approvedAt: payments.approvedAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .innerJoin(assignments, eq(assignments.id, payments.assignmentId))
    .innerJoin(annotators, eq(annotators.id, payments.annotatorId))
    .leftJoin(responses, eq(responses.assignmentId, payments.assignmentId))
    .where(eq(payments.projectId, projectId))
    .orderBy(asc(annotators.pseudonym), asc(assignments.endedAt), asc(payments.assignmentId));
}

/** The ids of people by their pseudonyms; who is not in the project has none. */
export async function annotatorIdsOf(
  db: Db,
  projectId: string,
  pseudonyms: readonly string[],
): Promise<string[]> {
  const found = await db
    .select({ id: annotators.id })
    .from(annotators)
    .where(and(eq(annotators.projectId, projectId), inArray(annotators.pseudonym, [...pseudonyms])));
  return found.map(({ id }) => id);
}

interface Whose {
  projectId: string;
  /** null for everybody. */
  annotatorIds: readonly string[] | null;
}

const whose = ({ projectId, annotatorIds }: Whose) =>
  and(
    eq(payments.projectId, projectId),
    annotatorIds === null ? undefined : inArray(payments.annotatorId, [...annotatorIds]),
  );

const changed = {
  annotatorId: payments.annotatorId,
  dueMinor: payments.dueMinor,
  bonusMinor: payments.bonusMinor,
};

interface Changed {
  annotatorId: string;
  dueMinor: number;
  bonusMinor: number;
}

/** Adds what was approved or paid to the sums that are kept of each annotator. */
async function keepSums(
  tx: Tx,
  changed: readonly Changed[],
  sum: "approvedMinor" | "paidMinor",
): Promise<void> {
  const changes = groupBy(changed, (one) => one.annotatorId).map((own) => ({
    ...{ annotatorId: own[0].annotatorId, bonusMinor: 0, approvedMinor: 0, paidMinor: 0 },
    [sum]: own.reduce((minor, one) => minor + one.dueMinor + one.bonusMinor, 0),
  }));
  // In one order, so that of two batches one waits for the other.
  const inOrder = changes.toSorted((one, other) => (one.annotatorId < other.annotatorId ? -1 : 1));
  await changePaySums(tx, inOrder);
}

/**
 * What is not paid yet of what people earned, in minor units, by their ids. Until the transaction ends, nobody earns, gives
 * or pays more of it.
 */
export async function lockUnpaidSums(tx: Tx, of: Whose): Promise<Map<string, number>> {
  const isUnpaid = and(whose(of), isNull(payments.paidAt));
  // Whoever submits a page holds their annotator, and whoever gives a bonus the payment.
  await forUpdate(
    tx
      .select({ id: payments.assignmentId })
      .from(payments)
      .innerJoin(annotators, eq(annotators.id, payments.annotatorId))
      .where(isUnpaid),
  );
  const sums = await tx
    .select({
      annotatorId: payments.annotatorId,
      minor: total(sql`${payments.dueMinor} + ${payments.bonusMinor}`),
    })
    .from(payments)
    .where(isUnpaid)
    .groupBy(payments.annotatorId);
  return new Map(sums.map(({ annotatorId, minor }) => [annotatorId, minor]));
}

/** Approves what waits for it; gives back what it approved. */
export async function approvePayments(tx: Tx, of: Whose, now: number): Promise<Changed[]> {
  const approved = await tx
    .update(payments)
    .set({ approvedAt: now })
    .where(and(whose(of), isNull(payments.approvedAt)))
    .returning(changed);
  await keepSums(tx, approved, "approvedMinor");
  return approved;
}

/** Marks what is approved as paid; gives back what was not paid before, so that nothing is paid twice. */
export async function payPayments(tx: Tx, of: Whose, now: number): Promise<Changed[]> {
  const paid = await tx
    .update(payments)
    .set({ paidAt: now })
    .where(and(whose(of), isNotNull(payments.approvedAt), isNull(payments.paidAt)))
    .returning(changed);
  await keepSums(tx, paid, "paidMinor");
  return paid;
}

/** The newest assignment of a person that is not paid yet, held until the transaction ends. */
export async function lockUnpaid(tx: Tx, annotatorId: string) {
  const [found] = await forUpdate(
    tx
      .select({ assignmentId: payments.assignmentId, bonusReason: payments.bonusReason })
      .from(payments)
      .innerJoin(assignments, eq(assignments.id, payments.assignmentId))
      .where(and(eq(payments.annotatorId, annotatorId), isNull(payments.paidAt)))
      .orderBy(desc(assignments.endedAt), desc(payments.assignmentId))
      .limit(1),
    payments,
  );
  return found;
}

/** Adds a bonus to a payment that the transaction has locked. */
export async function addBonus(
  tx: Tx,
  assignmentId: string,
  { amountMinor, reason }: { amountMinor: number; reason: string },
): Promise<void> {
  const added = await tx
    .update(payments)
    .set({ bonusMinor: sql`${payments.bonusMinor} + ${amountMinor}`, bonusReason: reason })
    .where(and(eq(payments.assignmentId, assignmentId), isNull(payments.paidAt)))
    .returning({ annotatorId: payments.annotatorId, approvedAt: payments.approvedAt });
  const changes = added.map(({ annotatorId, approvedAt }) => ({
    annotatorId,
    bonusMinor: amountMinor,
    approvedMinor: approvedAt === null ? 0 : amountMinor,
    paidMinor: 0,
  }));
  await changePaySums(tx, changes);
}

/** Notes what an assignment earns. */
export const insertPayment = statement<
  { assignmentId: string; projectId: string; annotatorId: string; dueMinor: number },
  unknown
>("insert_payment", (db) =>
  db.insert(payments).values({
    assignmentId: placeholder("assignmentId"),
    projectId: placeholder("projectId"),
    annotatorId: placeholder("annotatorId"),
    dueMinor: placeholder("dueMinor"),
    bonusMinor: 0,
    bonusReason: "",
  }),
);

/** Takes away what organizers wrote about somebody's bonuses. */
export async function dropBonusReasons(tx: Tx, annotatorId: string): Promise<void> {
  await tx.update(payments).set({ bonusReason: "" }).where(eq(payments.annotatorId, annotatorId));
}

/** When a page was paid, held until the transaction ends; null for one that is not paid, or has no pay. */
export async function lockPaidAt(tx: Tx, assignmentId: string): Promise<number | null> {
  const [found] = await forUpdate(
    tx.select({ paidAt: payments.paidAt }).from(payments).where(eq(payments.assignmentId, assignmentId)),
  );
  return found?.paidAt ?? null;
}
