import { and, asc, count, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { annotators, itemReports, metChecks } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

const { placeholder } = sql;

export type MetCheck = typeof metChecks.$inferSelect;

/** The attention checks that somebody met, in the order in which they met them. */
export const checksMetBy = statement<{ annotatorId: string }, MetCheck[]>("checks_met_by", (db) =>
  db
    .select()
    .from(metChecks)
    .where(eq(metChecks.annotatorId, placeholder("annotatorId")))
    .orderBy(asc(metChecks.shownAt), asc(metChecks.checkId)),
);

export async function insertMetCheck(
  tx: Tx,
  row: Pick<MetCheck, "annotatorId" | "checkId" | "projectId" | "assignmentId" | "shownAt">,
): Promise<void> {
  await tx.insert(metChecks).values(row);
}

/** Notes what somebody answered to the check of a page. */
export async function answerCheck(
  tx: Tx,
  assignmentId: string,
  answer: Pick<MetCheck, "value" | "passed" | "answeredAt">,
): Promise<void> {
  await tx.update(metChecks).set(answer).where(eq(metChecks.assignmentId, assignmentId));
}

const countIf = (condition: SQL) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`.mapWith(Number);
const passed = countIf(sql`${metChecks.passed}`);
const failed = countIf(sql`not ${metChecks.passed}`);

/** How many people met each check of a project, passed it and failed it. */
export async function countChecks(db: Db, projectId: string) {
  return db
    .select({ checkId: metChecks.checkId, shown: count(), passed, failed })
    .from(metChecks)
    .where(eq(metChecks.projectId, projectId))
    .groupBy(metChecks.checkId);
}

/** How many checks each annotator of a statement failed. */
export const failedChecks = sql<number>`(select count(*) from ${metChecks}
  where ${metChecks.annotatorId} = ${annotators.id} and not ${metChecks.passed})`;

/** How many checks each person of a project passed and failed, of those who answered one; or some of these people. */
export async function countChecksByPerson(
  db: Db,
  { projectId, annotatorIds }: { projectId: string; annotatorIds?: readonly string[] },
) {
  return db
    .select({ annotatorId: metChecks.annotatorId, passed, failed })
    .from(metChecks)
    .where(
      and(
        eq(metChecks.projectId, projectId),
        isNotNull(metChecks.passed),
        annotatorIds === undefined ? undefined : inArray(metChecks.annotatorId, [...annotatorIds]),
      ),
    )
    .groupBy(metChecks.annotatorId);
}

/** How many people reported or skipped each of these checks. */
export async function countCheckReports(db: Db, projectId: string, checkIds: readonly string[]) {
  return db
    .select({ checkId: itemReports.itemId, reports: count() })
    .from(itemReports)
    .where(and(eq(itemReports.projectId, projectId), inArray(itemReports.itemId, [...checkIds])))
    .groupBy(itemReports.itemId);
}

/** Takes away what somebody answered to checks; that they met them stays, with the pages. */
export async function forgetCheckAnswers(tx: Tx, annotatorId: string): Promise<void> {
  await tx
    .update(metChecks)
    .set({ value: null, passed: null, answeredAt: null })
    .where(eq(metChecks.annotatorId, annotatorId));
}
