import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { annotators, assignments, datasets, goldAnswers, itemReports, items } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";

const { placeholder } = sql;

export type ItemReportRow = typeof itemReports.$inferSelect;

/** What an annotator reported on one page, skipped or not. */
export const reportsOnPage = statement<
  { assignmentId: string },
  Pick<ItemReportRow, "itemId" | "reason" | "note" | "skipped">[]
>("reports_on_page", (db) =>
  db
    .select({
      itemId: itemReports.itemId,
      reason: itemReports.reason,
      note: itemReports.note,
      skipped: itemReports.skipped,
    })
    .from(itemReports)
    .where(eq(itemReports.assignmentId, placeholder("assignmentId"))),
);

/** Keeps a report; saying it again takes the place of what was said, and an organizer looks at it anew. */
export async function upsertItemReport(tx: Tx, row: typeof itemReports.$inferInsert): Promise<void> {
  const { reason, note, skipped, reportedAt } = row;
  await tx
    .insert(itemReports)
    .values(row)
    .onConflictDoUpdate({
      target: [itemReports.assignmentId, itemReports.itemId],
      set: { reason, note, skipped, reportedAt, dismissedAt: null, dismissedByUserId: null },
    });
}

/** How many items somebody skipped on their pages, whatever became of them, without one item of one page. */
export async function countSkips(
  db: Db,
  annotatorId: string,
  without: { assignmentId: string; itemId: string } | null,
): Promise<number> {
  const rows = await db
    .select({ assignmentId: itemReports.assignmentId, itemId: itemReports.itemId })
    .from(itemReports)
    .where(and(eq(itemReports.annotatorId, annotatorId), eq(itemReports.skipped, true)));
  return rows.filter(
    ({ assignmentId, itemId }) => assignmentId !== without?.assignmentId || itemId !== without.itemId,
  ).length;
}

/** How many people report an item whom no organizer has answered. */
export async function openReportCount(db: Db, itemId: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(itemReports)
    .where(and(eq(itemReports.itemId, itemId), isNull(itemReports.dismissedAt)));
  return found?.n ?? 0;
}

/** Every report of a project with its item, in the order of the items and then of the reports. */
export async function itemReportsOf(db: Db, projectId: string) {
  return db
    .select({
      assignmentId: itemReports.assignmentId,
      itemId: itemReports.itemId,
      item: items.externalId,
      dataset: datasets.name,
      textA: items.textA,
      textB: items.textB,
      content: items.content,
      annotatorId: itemReports.annotatorId,
      annotator: annotators.pseudonym,
      reason: itemReports.reason,
      note: itemReports.note,
      skipped: itemReports.skipped,
      reportedAt: itemReports.reportedAt,
      dismissedAt: itemReports.dismissedAt,
      submitted: sql<boolean>`${assignments.state} = 'submitted'`.mapWith(Boolean),
    })
    .from(itemReports)
    .innerJoin(items, eq(items.id, itemReports.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(annotators, eq(annotators.id, itemReports.annotatorId))
    .innerJoin(assignments, eq(assignments.id, itemReports.assignmentId))
    .where(eq(itemReports.projectId, projectId))
    .orderBy(
      asc(datasets.position),
      asc(items.position),
      asc(itemReports.reportedAt),
      asc(itemReports.assignmentId),
    );
}

/** Which of these items have a known answer. */
export async function goldAmong(db: Db, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .where(inArray(goldAnswers.itemId, [...itemIds]));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Notes that an organizer looked at the reports of an item and left it as it is. @returns how many there were */
export async function markReportsDismissed(
  tx: Tx,
  { projectId, itemId }: { projectId: string; itemId: string },
  change: { dismissedAt: number; dismissedByUserId: string | null },
): Promise<number> {
  const dismissed = await tx
    .update(itemReports)
    .set(change)
    .where(
      and(
        eq(itemReports.projectId, projectId),
        eq(itemReports.itemId, itemId),
        isNull(itemReports.dismissedAt),
      ),
    )
    .returning({ itemId: itemReports.itemId });
  return dismissed.length;
}

/** What one person reported, with the item; null for an attention check, which is none. */
export async function reportsBy(db: Db, annotatorId: string) {
  return db
    .select({ report: itemReports, item: items.externalId })
    .from(itemReports)
    .leftJoin(items, eq(items.id, itemReports.itemId))
    .where(eq(itemReports.annotatorId, annotatorId))
    .orderBy(asc(itemReports.reportedAt), asc(itemReports.itemId));
}

/** Deletes what somebody reported. */
export async function deleteReportsBy(tx: Tx, annotatorId: string): Promise<void> {
  await tx.delete(itemReports).where(eq(itemReports.annotatorId, annotatorId));
}

/** Takes away what somebody wrote in their reports. */
export async function dropReportNotes(tx: Tx, annotatorId: string): Promise<void> {
  await tx.update(itemReports).set({ note: "" }).where(eq(itemReports.annotatorId, annotatorId));
}
