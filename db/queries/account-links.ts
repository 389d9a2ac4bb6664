import { and, eq, gt, isNull } from "drizzle-orm";
import { accountLinks, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export async function insertAccountLink(tx: Tx, row: typeof accountLinks.$inferInsert): Promise<void> {
  await tx.insert(accountLinks).values(row);
}

/** A link as it was made, used or not, with the person it is for. */
export async function findAccountLink(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      tokenHash: accountLinks.tokenHash,
      userId: accountLinks.userId,
      purpose: accountLinks.purpose,
      newEmail: accountLinks.email,
      expiresAt: accountLinks.expiresAt,
      usedAt: accountLinks.usedAt,
      name: users.name,
      email: users.email,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(eq(accountLinks.tokenHash, tokenHash));
  return found;
}

/** Uses a link up; false when somebody else was quicker or its time is over. */
export async function useUpAccountLink(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ id: accountLinks.id });
  return used.length > 0;
}

/** Takes back a link that was just made. */
export async function deleteAccountLink(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.tokenHash, tokenHash));
}

/** Takes back the links of a person that nobody has used. */
export async function deleteOpenAccountLinks(
  tx: Tx,
  userId: string,
  purpose: (typeof accountLinks.$inferSelect)["purpose"],
): Promise<void> {
  await tx
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    );
}
