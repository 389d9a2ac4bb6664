import { lt } from "drizzle-orm";
import { prolificArrivalTokens, prolificEvents } from "@/db/schema";
import type { Tx } from "@/db/store";

/** Keeps that an event was taken. @returns false where it was before */
export async function takeProlificEvent(tx: Tx, id: string, receivedAt: number): Promise<boolean> {
  const taken = await tx
    .insert(prolificEvents)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: prolificEvents.id });
  return taken.length > 0;
}

/** Keeps that a signed link was used. @returns false where it was before */
export async function takeArrivalToken(tx: Tx, tokenHash: string, expiresAt: number): Promise<boolean> {
  const taken = await tx
    .insert(prolificArrivalTokens)
    .values({ tokenHash, expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: prolificArrivalTokens.tokenHash });
  return taken.length > 0;
}

/** Forgets events and links that cannot come again. */
export async function forgetOldEvents(tx: Tx, before: { events: number; tokens: number }): Promise<void> {
  await tx.delete(prolificEvents).where(lt(prolificEvents.receivedAt, before.events));
  await tx.delete(prolificArrivalTokens).where(lt(prolificArrivalTokens.expiresAt, before.tokens));
}
