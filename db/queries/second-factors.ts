import { and, asc, eq } from "drizzle-orm";
import { passkeys, twoFactors } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** The second factor of a person, once a code has proved it. */
export async function findTwoFactor(db: Db, userId: string) {
  const [found] = await db
    .select({ createdAt: twoFactors.createdAt })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)));
  return found;
}

/** @returns whether the person had a second factor, or had begun to set one up. */
export async function deleteTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ id: twoFactors.id });
  return removed.length > 0;
}

/** The passkeys of a person, the first added first. */
export async function passkeysOf(db: Db, userId: string) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, addedAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

const isPasskey = (userId: string, passkeyId: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId));

/** @returns whether the person has such a passkey. */
export async function renamePasskeyRow(
  tx: Tx,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const named = await tx
    .update(passkeys)
    .set({ name })
    .where(isPasskey(userId, passkeyId))
    .returning({ id: passkeys.id });
  return named.length > 0;
}

/** @returns whether the person had such a passkey. */
export async function deletePasskeyRow(tx: Tx, userId: string, passkeyId: string): Promise<boolean> {
  const removed = await tx
    .delete(passkeys)
    .where(isPasskey(userId, passkeyId))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}
