import { eq } from "drizzle-orm";
import { withheldItems } from "@/db/schema";
import type { Tx } from "@/db/store";

/** Notes items that an annotator must not be given on a new page. */
export async function withholdItems(tx: Tx, annotatorId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const rows = itemIds.map((itemId) => ({ annotatorId, itemId }));
  await tx.insert(withheldItems).values(rows).onConflictDoNothing();
}

/** Forgets which items were kept from somebody. @returns those items */
export async function deleteWithheld(tx: Tx, annotatorId: string): Promise<string[]> {
  const gone = await tx
    .delete(withheldItems)
    .where(eq(withheldItems.annotatorId, annotatorId))
    .returning({ itemId: withheldItems.itemId });
  return gone.map(({ itemId }) => itemId);
}
