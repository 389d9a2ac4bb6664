import { and, asc, eq, isNull, max, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { batches, batchRaises, type hits, type imports, type itemPlaces } from "@/db/schema";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db, Tx } from "@/db/store";

export type BatchRow = typeof batches.$inferSelect;

/** The first batch of a project as it is before anybody changes it; it has the project's id. */
function firstBatch(project: Pick<ProjectRow, "id" | "createdAt" | "launchedAt">): BatchRow {
  return {
    id: project.id,
    projectId: project.id,
    position: 1,
    name: "",
    state: "open",
    hold: null,
    revision: 0,
    createdByUserId: null,
    createdAt: project.launchedAt ?? project.createdAt,
    openedAt: project.launchedAt,
  };
}

const selectBatches = (db: Db, projectId: string) =>
  db
    .select()
    .from(batches)
    .where(eq(batches.projectId, projectId))
    .orderBy(asc(batches.position), asc(batches.id));

/** The batches of a launched project in the order of adding, those first that are prepared. */
export async function batchesOf(db: Db, project: ProjectRow): Promise<BatchRow[]> {
  const rows = await selectBatches(db, project.id);
  if (rows.some(({ id }) => id === project.id)) return rows;
  const isPrepared = ({ state }: BatchRow) => state === "prepared";
  const others = rows.filter((row) => !isPrepared(row));
  return [...rows.filter(isPrepared), firstBatch(project), ...others];
}

/**
 * The same, held until the transaction ends: changes of batches wait for each other here. Annotators do not pass these
 * rows.
 */
export async function lockBatches(tx: Tx, project: ProjectRow): Promise<BatchRow[]> {
  await tx.insert(batches).values(firstBatch(project)).onConflictDoNothing({ target: batches.id });
  return forUpdate(selectBatches(tx, project.id));
}

export async function insertBatch(tx: Tx, row: typeof batches.$inferInsert): Promise<void> {
  await tx.insert(batches).values(row);
}

/** Changes a batch that is held. */
export async function writeBatch(
  tx: Tx,
  batchId: string,
  change: Partial<Pick<BatchRow, "name" | "position" | "state" | "hold" | "openedAt">>,
): Promise<void> {
  await tx
    .update(batches)
    .set({ ...change, revision: sql`${batches.revision} + 1` })
    .where(eq(batches.id, batchId));
}

export async function deleteBatch(tx: Tx, batchId: string): Promise<void> {
  await tx.delete(batches).where(eq(batches.id, batchId));
}

/** The position of the next batch that is opened. */
export async function nextBatchPosition(tx: Tx, projectId: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(batches.position) })
    .from(batches)
    .where(eq(batches.projectId, projectId));
  return Math.max(1, last?.position ?? 0) + 1;
}

export async function insertRaise(tx: Tx, row: typeof batchRaises.$inferInsert): Promise<void> {
  await tx.insert(batchRaises).values(row);
}

/** What was asked for besides of a project's batches, in order. */
export async function raisesOf(db: Db, projectId: string) {
  return db
    .select({
      batchId: batchRaises.batchId,
      by: batchRaises.by,
      share: batchRaises.share,
      seed: batchRaises.seed,
      raisedCount: batchRaises.raisedCount,
      raisedAt: batchRaises.raisedAt,
    })
    .from(batchRaises)
    .where(eq(batchRaises.projectId, projectId))
    .orderBy(asc(batchRaises.raisedAt), asc(batchRaises.id));
}

type Batched = typeof itemPlaces | typeof hits | typeof imports;

/** The rows of a batch; those of the first name none. */
export function ofBatch(table: Batched, { id, projectId }: Pick<BatchRow, "id" | "projectId">) {
  return id === projectId
    ? and(eq(table.projectId, projectId), isNull(table.batchId))
    : eq(table.batchId, id);
}
