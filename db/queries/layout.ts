import { count, eq, inArray } from "drizzle-orm";
import { hitItems, hits, projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export async function insertHits(
  tx: Tx,
  hitRows: (typeof hits.$inferInsert)[],
  itemRows: (typeof hitItems.$inferInsert)[],
): Promise<void> {
  await tx.insert(hits).values(hitRows);
  await tx.insert(hitItems).values(itemRows);
}

/** Deletes some of a project's HITs with their places; false when there were none left. */
export async function deleteSomeHits(tx: Tx, projectId: string, limit: number): Promise<boolean> {
  const some = tx.select({ id: hits.id }).from(hits).where(eq(hits.projectId, projectId)).limit(limit);
  const deleted = await tx.delete(hits).where(inArray(hits.id, some)).returning({ id: hits.id });
  return deleted.length > 0;
}

/** Projects whose HITs a process began to lay out and never finished. */
export async function launchingProjects(db: Db) {
  return db.select({ id: projects.id }).from(projects).where(eq(projects.state, "launching"));
}

export async function countLaidOut(db: Db, projectId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(hits).where(eq(hits.projectId, projectId));
  return found?.n ?? 0;
}
