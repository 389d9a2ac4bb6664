import { eq } from "drizzle-orm";
import { prolificConnections, prolificHooks } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type ProlificConnectionRow = typeof prolificConnections.$inferSelect;

export async function prolificConnectionOf(
  db: Db,
  projectId: string,
): Promise<ProlificConnectionRow | undefined> {
  const [found] = await db
    .select()
    .from(prolificConnections)
    .where(eq(prolificConnections.projectId, projectId));
  return found;
}

export async function saveProlificConnection(
  tx: Tx,
  row: typeof prolificConnections.$inferInsert,
): Promise<void> {
  const { projectId: _, ...changes } = row;
  await tx
    .insert(prolificConnections)
    .values(row)
    .onConflictDoUpdate({ target: prolificConnections.projectId, set: changes });
}

export async function deleteProlificConnection(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(prolificConnections).where(eq(prolificConnections.projectId, projectId));
}

/** Notes whether Prolific took the token; `refusedAt` null says that it did. */
export async function noteTokenCheck(
  tx: Tx,
  projectId: string,
  check: { checkedAt?: number; refusedAt: number | null },
): Promise<void> {
  await tx.update(prolificConnections).set(check).where(eq(prolificConnections.projectId, projectId));
}

export const allProlificHooks = (db: Db) => db.select().from(prolificHooks);

export async function saveProlificHook(tx: Tx, row: typeof prolificHooks.$inferInsert): Promise<void> {
  const { sealedSecret, madeAt } = row;
  await tx
    .insert(prolificHooks)
    .values(row)
    .onConflictDoUpdate({ target: prolificHooks.workspaceId, set: { sealedSecret, madeAt } });
}
