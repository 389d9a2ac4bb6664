import { and, asc, desc, eq, isNull, lt, or } from "drizzle-orm";
import { apiAnswers, apiTokens, projects, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export async function insertApiToken(tx: Tx, row: typeof apiTokens.$inferInsert): Promise<void> {
  await tx.insert(apiTokens).values(row);
}

/** A token with what it may reach. */
export async function findApiToken(db: Db, tokenHash: string) {
  const [found] = await db.select().from(apiTokens).where(eq(apiTokens.tokenHash, tokenHash));
  return found;
}

/** The tokens of a person, the newest first, with the project of those for one. */
export async function apiTokensOf(db: Db, userId: string) {
  return db
    .select({ token: apiTokens, project: { slug: projects.slug, name: projects.name } })
    .from(apiTokens)
    .leftJoin(projects, eq(projects.id, apiTokens.projectId))
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

/** Deletes a token of this person; false where they have no such token. */
export async function deleteApiToken(tx: Tx, userId: string, tokenId: string): Promise<boolean> {
  const deleted = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, tokenId), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  return deleted.length > 0;
}

/** Notes that a token is used, unless that was noted after `before`. */
export async function noteTokenUse(tx: Tx, tokenId: string, now: number, before: number): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiTokens.id, tokenId), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))),
    );
}

/** The people who have an account, up to two. */
export async function someAccounts(db: Db) {
  return db.select({ id: users.id, email: users.email }).from(users).orderBy(asc(users.id)).limit(2);
}

interface AnswerPlace {
  tokenId: string;
  key: string;
}

const isAt = ({ tokenId, key }: AnswerPlace) => and(eq(apiAnswers.tokenId, tokenId), eq(apiAnswers.key, key));

/** Takes a key for a request; false where it is taken. */
export async function takeAnswerKey(tx: Tx, row: AnswerPlace & { requestHash: string; createdAt: number }) {
  const taken = await tx
    .insert(apiAnswers)
    .values({ ...row, status: null, body: null })
    .onConflictDoNothing()
    .returning({ key: apiAnswers.key });
  return taken.length > 0;
}

export async function findAnswer(db: Db, place: AnswerPlace) {
  const [found] = await db.select().from(apiAnswers).where(isAt(place));
  return found;
}

export async function keepAnswer(
  tx: Tx,
  place: AnswerPlace,
  answer: { status: number; body: string },
): Promise<void> {
  await tx.update(apiAnswers).set(answer).where(isAt(place));
}

/** Gives a key back, so that the request can be made again. */
export async function dropAnswer(tx: Tx, place: AnswerPlace): Promise<void> {
  await tx.delete(apiAnswers).where(isAt(place));
}

export async function dropAnswersBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(apiAnswers).where(lt(apiAnswers.createdAt, before));
}
