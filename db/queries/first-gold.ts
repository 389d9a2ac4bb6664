import { and, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { goldAnswers } from "@/db/schema";

/**
 * One of the rows in which an item's known answers stand, of which there is one a dimension. Use and whether the item is
 * switched on are the same in all of them.
 */
export const isFirstGold: SQL = sql`not exists (
  select 1 from gold_answers earlier
  where earlier.item_id = ${goldAnswers.itemId} and earlier.dimension_id < ${goldAnswers.dimensionId}
)`;

/** Joins an item with one row of its known answers, so that it stays one. */
export const onFirstGold = (itemId: SQLWrapper): SQL | undefined =>
  and(eq(goldAnswers.itemId, itemId), isFirstGold);
