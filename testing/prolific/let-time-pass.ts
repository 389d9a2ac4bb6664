import { eq, sql } from "drizzle-orm";
import { annotators, assignments } from "@/db/schema";
import type { Store } from "@/db/store";

/** Lets all that people did in a project seem to have happened earlier by some ms, so that what waits for time is due. */
export async function letTimePass(store: Store, projectId: string, ms: number): Promise<void> {
  await store.write(async (tx) => {
    const seen = {
      lastSeenAt: sql`${annotators.lastSeenAt} - ${ms}`,
      endedAt: sql`${annotators.endedAt} - ${ms}`,
    };
    await tx.update(annotators).set(seen).where(eq(annotators.projectId, projectId));
    const expiresAt = sql`${assignments.expiresAt} - ${ms}`;
    await tx.update(assignments).set({ expiresAt }).where(eq(assignments.projectId, projectId));
  });
}
