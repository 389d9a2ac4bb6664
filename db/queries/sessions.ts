import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions, signIns } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** The sessions of a person that have not ended, the one used last first. */
export async function sessionsOf(db: Db, userId: string, now: number) {
  return db
    .select({ id: sessions.id, userAgent: sessions.userAgent, lastActiveAt: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now))))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

/** Ends one session of a person; false when they have no such session. */
export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends the sessions of a person, all but one where one is to stay. */
export async function deleteSessions(tx: Tx, userId: string, exceptId: string | null): Promise<void> {
  const ofUser = eq(sessions.userId, userId);
  await tx.delete(sessions).where(exceptId === null ? ofUser : and(ofUser, ne(sessions.id, exceptId)));
}

/** Notes that the person of a session has just proved who they are. */
export async function setProvedAt(tx: Tx, sessionId: string, at: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ createdAt: new Date(at) })
    .where(eq(sessions.id, sessionId));
}

export async function insertSignIn(tx: Tx, row: typeof signIns.$inferInsert): Promise<void> {
  await tx.insert(signIns).values(row);
}

/** The latest sign-ins of a person, the newest first. */
export async function latestSignIns(db: Db, userId: string, limit: number) {
  return db
    .select({ method: signIns.method, userAgent: signIns.userAgent, at: signIns.at })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(limit);
}
