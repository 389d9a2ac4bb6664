import { and, asc, eq, getTableColumns, isNotNull, lte, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { prolificConnections, prolificStudies } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type ProlificStudyRow = typeof prolificStudies.$inferSelect;

export async function prolificStudyOf(db: Db, projectId: string): Promise<ProlificStudyRow | undefined> {
  const [found] = await db.select().from(prolificStudies).where(eq(prolificStudies.projectId, projectId));
  return found;
}

/** Holds a study by Prolific's id until the transaction ends, so that its places are given one after another. */
export async function lockStudyAtVendor(tx: Tx, vendorId: string): Promise<void> {
  await forUpdate(
    tx.select({ id: prolificStudies.id }).from(prolificStudies).where(eq(prolificStudies.vendorId, vendorId)),
  );
}

/** The studies that this server has in a workspace of Prolific. */
export const prolificStudiesIn = (db: Db, workspaceId: string): Promise<ProlificStudyRow[]> =>
  db
    .select(getTableColumns(prolificStudies))
    .from(prolificStudies)
    .innerJoin(prolificConnections, eq(prolificConnections.projectId, prolificStudies.projectId))
    .where(and(eq(prolificConnections.workspaceId, workspaceId), isNotNull(prolificStudies.vendorId)))
    .orderBy(asc(prolificStudies.id));

/** Plans a study, or changes the plan of the one that is there. */
export async function saveProlificStudy(tx: Tx, row: typeof prolificStudies.$inferInsert): Promise<void> {
  await tx
    .insert(prolificStudies)
    .values(row)
    .onConflictDoUpdate({ target: prolificStudies.projectId, set: { plan: row.plan, codes: row.codes } });
}

export async function changeProlificStudy(
  tx: Tx,
  studyId: string,
  changes: Partial<typeof prolificStudies.$inferInsert>,
): Promise<void> {
  await tx.update(prolificStudies).set(changes).where(eq(prolificStudies.id, studyId));
}

/**
 * Notes that a creation is being sent, unless the study is made or another creation was sent since it was read.
 * @returns whether it was free
 */
export async function claimCreation(
  tx: Tx,
  { id, creatingSince }: Pick<ProlificStudyRow, "id" | "creatingSince">,
  now: number,
): Promise<boolean> {
  const study = await lockProlificStudy(tx, id);
  if (study === undefined || study.vendorId !== null || study.creatingSince !== creatingSince) return false;
  await changeProlificStudy(tx, id, { creatingSince: now });
  return true;
}

/** Notes that the creation that was sent at a moment did not happen; one that was sent later stays noted. */
export async function dropCreation(tx: Tx, studyId: string, sentAt: number): Promise<void> {
  await tx
    .update(prolificStudies)
    .set({ creatingSince: null })
    .where(and(eq(prolificStudies.id, studyId), eq(prolificStudies.creatingSince, sentAt)));
}

/** Reads a study and holds it until the transaction ends. */
export async function lockProlificStudy(tx: Tx, studyId: string): Promise<ProlificStudyRow | undefined> {
  const [found] = await forUpdate(tx.select().from(prolificStudies).where(eq(prolificStudies.id, studyId)));
  return found;
}

/** Studies that are due to be compared with Prolific and that no process holds; the longest due first. */
export async function studiesToCompare(db: Db, now: number, limit: number): Promise<ProlificStudyRow[]> {
  return db
    .select()
    .from(prolificStudies)
    .where(
      and(
        isNotNull(prolificStudies.vendorId),
        lte(prolificStudies.compareAt, now),
        lte(prolificStudies.heldUntil, now),
      ),
    )
    .orderBy(asc(prolificStudies.compareAt), asc(prolificStudies.id))
    .limit(limit);
}

/** Takes a study for comparing. @returns when that was due; null where another process holds it */
export async function holdStudy(
  tx: Tx,
  studyId: string,
  { now, until }: { now: number; until: number },
): Promise<number | null> {
  const held = await tx
    .update(prolificStudies)
    .set({ heldUntil: until })
    .where(and(eq(prolificStudies.id, studyId), lte(prolificStudies.heldUntil, now)))
    .returning({ dueAt: prolificStudies.compareAt });
  return held[0]?.dueAt ?? null;
}

/** Lets a held study go, with what came of its comparison. One that was asked for meanwhile stays due. */
export async function letGoOfStudy(
  tx: Tx,
  studyId: string,
  { dueAt, compareAt, ...outcome }: Partial<ProlificStudyRow> & { dueAt: number; compareAt: number },
): Promise<void> {
  const next = sql<number>`case when ${prolificStudies.compareAt} = ${dueAt} then ${compareAt} else ${prolificStudies.compareAt} end`;
  await tx
    .update(prolificStudies)
    .set({ ...outcome, heldUntil: 0, compareAt: next })
    .where(eq(prolificStudies.id, studyId));
}

/** Asks for a comparison as soon as a process is free. */
export async function compareSoon(tx: Tx, studyId: string, now: number): Promise<void> {
  await tx.update(prolificStudies).set({ compareAt: now }).where(eq(prolificStudies.id, studyId));
}
