import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { mailMessages, projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type MailMessageRow = typeof mailMessages.$inferSelect;

/** What a project writes; undefined where its organizers have written nothing. */
export async function findMailMessage(db: Db, projectId: string): Promise<MailMessageRow | undefined> {
  const [found] = await db.select().from(mailMessages).where(eq(mailMessages.projectId, projectId));
  return found;
}

export async function writeMailMessage(tx: Tx, row: MailMessageRow): Promise<void> {
  await tx.insert(mailMessages).values(row).onConflictDoUpdate({ target: mailMessages.projectId, set: row });
}

/** Live projects that remind people without anybody asking for it. */
export async function remindingProjects(db: Db): Promise<{ projectId: string; afterDays: number }[]> {
  const rows = await db
    .select({ projectId: mailMessages.projectId, afterDays: mailMessages.remindAfterDays })
    .from(mailMessages)
    .innerJoin(projects, eq(projects.id, mailMessages.projectId))
    .where(
      and(isNotNull(mailMessages.remindAfterDays), eq(projects.state, "live"), isNull(projects.archivedAt)),
    );
  return rows.flatMap(({ projectId, afterDays }) => (afterDays === null ? [] : [{ projectId, afterDays }]));
}
