import { and, count, eq, gt, isNull } from "drizzle-orm";
import { accounts, setupLinks, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

const isOpen = (tokenHash: string, now: number) =>
  and(eq(setupLinks.tokenHash, tokenHash), isNull(setupLinks.usedAt), gt(setupLinks.expiresAt, now));

export async function countUsers(db: Db): Promise<number> {
  const [found] = await db.select({ n: count() }).from(users);
  return found?.n ?? 0;
}

export async function insertSetupLink(tx: Tx, link: typeof setupLinks.$inferInsert): Promise<void> {
  await tx.insert(setupLinks).values(link);
}

/** A link as it was made, used or not. */
export async function findSetupLink(db: Db, tokenHash: string) {
  const [found] = await db.select().from(setupLinks).where(eq(setupLinks.tokenHash, tokenHash));
  return found;
}

/** Uses a link up; false when somebody else was quicker or its time is over. */
export async function useUpSetupLink(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const used = await tx
    .update(setupLinks)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ id: setupLinks.id });
  return used.length > 0;
}

export interface NewAccount {
  userId: string;
  accountId: string;
  name: string;
  email: string;
  passwordHash: string;
  now: number;
}

/** Adds a person who signs in with a password; false when the email has an account already. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const at = new Date(account.now);
  const made = await tx
    .insert(users)
    .values({
      id: account.userId,
      name: account.name,
      email: account.email,
      emailVerified: false,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made.length === 0) return false;
  await insertPassword(tx, account);
  return true;
}

const isPasswordOf = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, "credential"));

/** The hash of a person's password; null where they have none. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [found] = await db.select({ hash: accounts.password }).from(accounts).where(isPasswordOf(userId));
  return found?.hash ?? null;
}

type NewPassword = Pick<NewAccount, "userId" | "accountId" | "passwordHash" | "now">;

/** The form in which better-auth keeps a password. */
async function insertPassword(tx: Tx, { accountId, userId, passwordHash, now }: NewPassword): Promise<void> {
  const at = new Date(now);
  await tx.insert(accounts).values({
    id: accountId,
    accountId: userId,
    providerId: "credential",
    userId,
    password: passwordHash,
    createdAt: at,
    updatedAt: at,
  });
}

/** Gives a person another password, or their first. */
export async function setPasswordHash(tx: Tx, password: NewPassword): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: password.passwordHash, updatedAt: new Date(password.now) })
    .where(isPasswordOf(password.userId))
    .returning({ id: accounts.id });
  if (changed.length === 0) await insertPassword(tx, password);
}

/** Changes what is known of a person. */
export async function changeUser(
  tx: Tx,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}
