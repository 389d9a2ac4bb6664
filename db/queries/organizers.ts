import { and, count, eq, gt, isNull } from "drizzle-orm";
import { accounts, memberships, setupLinks, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { projectsWithoutOwner } from "./projects";

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
  // The form in which better-auth keeps a password account.
  await tx.insert(accounts).values({
    id: account.accountId,
    accountId: account.userId,
    providerId: "credential",
    userId: account.userId,
    password: account.passwordHash,
    createdAt: at,
    updatedAt: at,
  });
  return true;
}

/** Makes a person owner of every project that has none. */
export async function adoptProjects(tx: Tx, userId: string, now: number): Promise<void> {
  const orphans = await projectsWithoutOwner(tx);
  if (orphans.length === 0) return;
  await tx
    .insert(memberships)
    .values(orphans.map(({ id }) => ({ projectId: id, userId, role: "owner" as const, createdAt: now })));
}
