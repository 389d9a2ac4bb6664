import { withheldItems } from "@/db/schema";
import type { Tx } from "@/db/store";

/** Notes items that an annotator must not be given on a new page. */
export async function withholdItems(tx: Tx, annotatorId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const rows = itemIds.map((itemId) => ({ annotatorId, itemId }));
  await tx.insert(withheldItems).values(rows).onConflictDoNothing();
}
