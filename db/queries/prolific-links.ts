import { and, eq, inArray, lt } from "drizzle-orm";
import { prolificLinks } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type ProlificLinkRow = typeof prolificLinks.$inferSelect;

/** Keeps which browser opened a signed link first. @returns false where it was opened before */
export async function keepLink(tx: Tx, row: typeof prolificLinks.$inferInsert): Promise<boolean> {
  const kept = await tx
    .insert(prolificLinks)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: prolificLinks.id });
  return kept.length > 0;
}

/** Which browser opened a link first; undefined where it was not opened. */
export async function prolificLink(db: Db, id: string): Promise<ProlificLinkRow | undefined> {
  const [found] = await db.select().from(prolificLinks).where(eq(prolificLinks.id, id));
  return found;
}

/** Whether a browser was the first to open a signed link of a submission. */
export async function hasOpenedLink(
  db: Db,
  { submissionId, deviceHash }: { submissionId: string; deviceHash: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: prolificLinks.id })
    .from(prolificLinks)
    .where(and(eq(prolificLinks.submissionId, submissionId), eq(prolificLinks.deviceHash, deviceHash)))
    .limit(1);
  return found !== undefined;
}

/** Forgets who opened links before a moment. */
export async function forgetLinksBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(prolificLinks).where(lt(prolificLinks.openedAt, before));
}

/** Forgets who opened the links of some submissions. */
export async function forgetLinks(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  await tx.delete(prolificLinks).where(inArray(prolificLinks.submissionId, [...submissionIds]));
}
