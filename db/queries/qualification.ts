import { and, asc, eq, sql } from "drizzle-orm";
import { goldAnswers, items, qualificationAttempts, withheldItems } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type AttemptRow = typeof qualificationAttempts.$inferSelect;

/** What somebody tried to qualify with, in order. */
export async function attemptsOf(db: Db, annotatorId: string): Promise<AttemptRow[]> {
  return db
    .select()
    .from(qualificationAttempts)
    .where(eq(qualificationAttempts.annotatorId, annotatorId))
    .orderBy(asc(qualificationAttempts.number));
}

export async function insertAttempt(tx: Tx, row: AttemptRow): Promise<void> {
  await tx.insert(qualificationAttempts).values(row);
}

export async function updateAttempt(
  tx: Tx,
  attemptId: string,
  change: Pick<AttemptRow, "answered" | "right" | "graded" | "passed" | "finishedAt">,
): Promise<void> {
  await tx.update(qualificationAttempts).set(change).where(eq(qualificationAttempts.id, attemptId));
}

/** The gold items of a project's test, in the order of import. */
export async function testItems(
  db: Db,
  { annotatorId, projectId }: { annotatorId: string; projectId: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ itemId: items.id, position: items.position })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .where(
      and(
        eq(goldAnswers.projectId, projectId),
        eq(goldAnswers.use, "test"),
        eq(goldAnswers.enabled, true),
        sql`not exists (select 1 from ${withheldItems}
          where ${withheldItems.itemId} = ${items.id} and ${withheldItems.annotatorId} = ${annotatorId})`,
      ),
    )
    .orderBy(asc(items.position), asc(items.id));
  return rows.map(({ itemId }) => itemId);
}

/** Writes how a try at qualifying stands now. */
export async function writeRegraded(
  tx: Tx,
  attemptId: string,
  regraded: { right: number; graded: number; answered: number; passed: boolean | null },
): Promise<void> {
  await tx.update(qualificationAttempts).set(regraded).where(eq(qualificationAttempts.id, attemptId));
}
