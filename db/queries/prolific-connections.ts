import { and, eq, lte } from "drizzle-orm";
import { prolificConnections, prolificHooks } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { AskedAudience } from "@/server/domain/recruiter/prolific/contracts";

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

/** Keeps Prolific's newest figures of a plan. */
export async function noteAskedAudience(
  tx: Tx,
  projectId: string,
  askedAudience: AskedAudience,
): Promise<void> {
  await tx
    .update(prolificConnections)
    .set({ askedAudience })
    .where(eq(prolificConnections.projectId, projectId));
}

export const allProlificHooks = (db: Db) => db.select().from(prolificHooks);

export async function saveProlificHook(tx: Tx, row: typeof prolificHooks.$inferInsert): Promise<void> {
  const { sealedSecret, madeAt } = row;
  await tx
    .insert(prolificHooks)
    .values(row)
    .onConflictDoUpdate({ target: prolificHooks.workspaceId, set: { sealedSecret, madeAt } });
}

export async function prolificHookOf(db: Db, workspaceId: string) {
  const [found] = await db.select().from(prolificHooks).where(eq(prolificHooks.workspaceId, workspaceId));
  return found;
}

export async function changeProlificHook(
  tx: Tx,
  workspaceId: string,
  changes: Partial<typeof prolificHooks.$inferInsert>,
): Promise<void> {
  await tx.update(prolificHooks).set(changes).where(eq(prolificHooks.workspaceId, workspaceId));
}

/** Takes the check of a workspace's subscriptions. @returns whether it is due, and no other process has taken it */
export async function claimHookCheck(
  tx: Tx,
  workspaceId: string,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  if ((await prolificHookOf(tx, workspaceId)) === undefined) return true;
  const claimed = await tx
    .update(prolificHooks)
    .set({ checkAt: until })
    .where(and(eq(prolificHooks.workspaceId, workspaceId), lte(prolificHooks.checkAt, now)))
    .returning({ workspaceId: prolificHooks.workspaceId });
  return claimed.length > 0;
}
