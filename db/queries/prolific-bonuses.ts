import { and, asc, count, eq, getTableColumns, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, prolificBonusBatches, prolificBonuses, prolificSubmissions } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { openBonusStates, type BonusState } from "@/server/domain/recruiter/prolific/bonus-state";

export type ProlificBonusRow = typeof prolificBonuses.$inferSelect;
export type BonusBatchRow = typeof prolificBonusBatches.$inferSelect;

/** @returns false where the submission has a bonus that is not settled */
export async function insertBonus(tx: Tx, row: typeof prolificBonuses.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(prolificBonuses)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: prolificBonuses.id });
  return inserted.length > 0;
}

/** The bonuses of a study, or of some submissions alone; the oldest first. */
export const bonusesOfStudy = (
  db: Db,
  studyId: string,
  submissionIds?: readonly string[],
): Promise<ProlificBonusRow[]> =>
  db
    .select()
    .from(prolificBonuses)
    .where(
      and(
        eq(prolificBonuses.studyId, studyId),
        submissionIds === undefined ? undefined : inArray(prolificBonuses.submissionId, [...submissionIds]),
      ),
    )
    .orderBy(asc(prolificBonuses.createdAt), asc(prolificBonuses.id));

const isOpen = (studyId: string) =>
  and(eq(prolificBonuses.studyId, studyId), inArray(prolificBonuses.state, [...openBonusStates]));

/** The bonuses of a study that are not settled, with whose they are; the unknown ones first, then the oldest. */
export const openBonusesOf = (db: Db, studyId: string, limit: number) =>
  db
    .select({ ...getTableColumns(prolificBonuses), annotator: annotators.pseudonym })
    .from(prolificBonuses)
    .leftJoin(prolificSubmissions, eq(prolificSubmissions.id, prolificBonuses.submissionId))
    .leftJoin(annotators, eq(annotators.id, prolificSubmissions.annotatorId))
    .where(isOpen(studyId))
    .orderBy(
      sql`case when ${prolificBonuses.state} = 'unknown' then 0 else 1 end`,
      asc(prolificBonuses.createdAt),
      asc(prolificBonuses.id),
    )
    .limit(limit);

export async function countOpenBonuses(db: Db, studyId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(prolificBonuses).where(isOpen(studyId));
  return row?.n ?? 0;
}

/** The bonuses of a study that are ready; the oldest first. */
export const readyBonusesOf = (db: Db, studyId: string, limit: number) =>
  db
    .select()
    .from(prolificBonuses)
    .where(and(eq(prolificBonuses.studyId, studyId), eq(prolificBonuses.state, "ready")))
    .orderBy(asc(prolificBonuses.createdAt), asc(prolificBonuses.id))
    .limit(limit);

/** A bonus of a project, held until the transaction ends. */
export async function lockBonus(
  tx: Tx,
  { projectId, bonusId }: { projectId: string; bonusId: string },
): Promise<ProlificBonusRow | undefined> {
  const [found] = await forUpdate(
    tx
      .select()
      .from(prolificBonuses)
      .where(and(eq(prolificBonuses.id, bonusId), eq(prolificBonuses.projectId, projectId))),
  );
  return found;
}

/** The same, held until the transaction ends. */
export async function lockReadyBonuses(tx: Tx, studyId: string, limit: number): Promise<ProlificBonusRow[]> {
  return forUpdate(readyBonusesOf(tx, studyId, limit));
}

/** Changes a bonus from the state that is expected. @returns whether it was that one */
export async function moveBonus(
  tx: Tx,
  id: string,
  from: readonly BonusState[],
  change: Partial<typeof prolificBonuses.$inferInsert>,
): Promise<boolean> {
  const moved = await tx
    .update(prolificBonuses)
    .set(change)
    .where(and(eq(prolificBonuses.id, id), inArray(prolificBonuses.state, [...from])))
    .returning({ id: prolificBonuses.id });
  return moved.length > 0;
}

/** Changes a bonus that is to be sent, as long as it is in this batch. @returns whether it is */
export async function changeSending(
  tx: Tx,
  { bonusId, batchId }: { bonusId: string; batchId: string },
  change: Partial<typeof prolificBonuses.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(prolificBonuses)
    .set(change)
    .where(
      and(
        eq(prolificBonuses.id, bonusId),
        eq(prolificBonuses.batchId, batchId),
        eq(prolificBonuses.state, "sending"),
      ),
    )
    .returning({ id: prolificBonuses.id });
  return changed.length > 0;
}

/** Takes away what was written about the people of some submissions, but for what is still to be sent. */
export async function dropBonusWords(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  await tx
    .update(prolificBonuses)
    .set({ reason: "", verdict: "" })
    .where(
      and(
        inArray(prolificBonuses.submissionId, [...submissionIds]),
        notInArray(prolificBonuses.state, [...openBonusStates]),
      ),
    );
}

/** Changes all bonuses of a batch that are in one of the states that are expected. */
export async function moveBonusesOf(
  tx: Tx,
  batchId: string,
  from: readonly BonusState[],
  change: Partial<typeof prolificBonuses.$inferInsert>,
): Promise<void> {
  await tx
    .update(prolificBonuses)
    .set(change)
    .where(and(eq(prolificBonuses.batchId, batchId), inArray(prolificBonuses.state, [...from])));
}

export async function insertBonusBatch(tx: Tx, row: typeof prolificBonusBatches.$inferInsert): Promise<void> {
  await tx.insert(prolificBonusBatches).values(row);
}

/** Changes a batch from the state that is expected. @returns whether it was that one */
export async function moveBatch(
  tx: Tx,
  id: string,
  from: BonusBatchRow["state"],
  change: Partial<typeof prolificBonusBatches.$inferInsert>,
): Promise<boolean> {
  const moved = await tx
    .update(prolificBonusBatches)
    .set(change)
    .where(and(eq(prolificBonusBatches.id, id), eq(prolificBonusBatches.state, from)))
    .returning({ id: prolificBonusBatches.id });
  return moved.length > 0;
}

/** Batches whose process is gone: prepared since `prepared` and not sent, or sent since `paying` and not answered. */
export const abandonedBatches = (
  db: Db,
  before: { prepared: number; paying: number },
): Promise<BonusBatchRow[]> =>
  db
    .select()
    .from(prolificBonusBatches)
    .where(
      or(
        and(
          eq(prolificBonusBatches.state, "setting-up"),
          lt(prolificBonusBatches.createdAt, before.prepared),
        ),
        and(eq(prolificBonusBatches.state, "paying"), lt(prolificBonusBatches.payingAt, before.paying)),
      ),
    );

/** The bonuses of a study whose payment was sent and that Prolific has not shown yet. */
export const sentBonusesOf = (db: Db, studyId: string): Promise<ProlificBonusRow[]> =>
  db
    .select()
    .from(prolificBonuses)
    .where(
      and(eq(prolificBonuses.studyId, studyId), inArray(prolificBonuses.state, ["accepted", "unknown"])),
    );
