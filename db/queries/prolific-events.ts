import { lt } from "drizzle-orm";
import { prolificEvents } from "@/db/schema";
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

/** Forgets events that cannot come again. */
export async function forgetEventsBefore(tx: Tx, before: number): Promise<void> {
  await tx.delete(prolificEvents).where(lt(prolificEvents.receivedAt, before));
}
