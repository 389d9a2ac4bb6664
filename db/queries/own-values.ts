import { and, eq, inArray } from "drizzle-orm";
import { judgments } from "@/db/schema";
import type { Db } from "@/db/store";

/** The lowest value that somebody gave each of these items; those answered Not Applicable on a dimension are left out. */
export async function lowestValues(
  db: Db,
  annotatorId: string,
  itemIds: readonly string[],
): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ itemId: judgments.itemId, value: judgments.value })
    .from(judgments)
    .where(and(inArray(judgments.itemId, [...itemIds]), eq(judgments.annotatorId, annotatorId)));
  const unsaid = new Set(rows.filter(({ value }) => value === null).map(({ itemId }) => itemId));
  const lowest = new Map<string, number>();
  for (const { itemId, value } of rows) {
    if (value === null || unsaid.has(itemId)) continue;
    lowest.set(itemId, Math.min(value, lowest.get(itemId) ?? value));
  }
  return lowest;
}
