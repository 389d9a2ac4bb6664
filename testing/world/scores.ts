import { eq } from "drizzle-orm";
import { items } from "@/db/schema";
import type { Store } from "@/db/store";

/** Gives items the scores with which they might have been imported, in order. */
export async function giveScores(
  store: Store,
  itemIds: readonly string[],
  scores: readonly number[],
): Promise<void> {
  for (const [at, referenceScore] of scores.entries()) {
    const id = itemIds[at] ?? "";
    await store.write((tx) => tx.update(items).set({ referenceScore }).where(eq(items.id, id)));
  }
}
