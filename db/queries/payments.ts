import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, assignments, payments, responses } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { statement } from "@/db/statement";

const { placeholder } = sql;

const earned = sql`${payments.dueMinor} + ${payments.bonusMinor}`;
const total = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** What everybody who submitted a page has earned, in minor units, by pseudonym. */
export async function paySumsOf(db: Db, projectId: string) {
  return db
    .select({
      annotator: annotators.pseudonym,
      state: annotators.state,
      source: annotators.source,
      externalId: annotators.externalId,
      submissionId: annotators.submissionId,
      completionCode: annotators.completionCode,
      pages: count(),
      dueMinor: total(sql`${payments.dueMinor}`),
      bonusMinor: total(sql`${payments.bonusMinor}`),
      approvedMinor: total(sql`case when ${payments.approvedAt} is not null then ${earned} else 0 end`),
      paidMinor: total(sql`case when ${payments.paidAt} is not null then ${earned} else 0 end`),
    })
    .from(payments)
    .innerJoin(annotators, eq(annotators.id, payments.annotatorId))
    .where(eq(payments.projectId, projectId))
    .groupBy(annotators.id)
    .orderBy(asc(annotators.pseudonym), asc(annotators.id));
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

/** Approves what waits for it; gives back what it approved. */
export async function approvePayments(tx: Tx, of: Whose, now: number) {
  return tx
    .update(payments)
    .set({ approvedAt: now })
    .where(and(whose(of), isNull(payments.approvedAt)))
    .returning(changed);
}

/** Marks what is approved as paid; gives back what was not paid before, so that nothing is paid twice. */
export async function payPayments(tx: Tx, of: Whose, now: number) {
  return tx
    .update(payments)
    .set({ paidAt: now })
    .where(and(whose(of), isNotNull(payments.approvedAt), isNull(payments.paidAt)))
    .returning(changed);
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
  await tx
    .update(payments)
    .set({ bonusMinor: sql`${payments.bonusMinor} + ${amountMinor}`, bonusReason: reason })
    .where(and(eq(payments.assignmentId, assignmentId), isNull(payments.paidAt)));
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
