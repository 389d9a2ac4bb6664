import { lockWorkOn } from "@/db/queries/batch-work";
import { retireHitsOf } from "@/db/queries/hits";
import { retirePlacesOf } from "@/db/queries/item-places";
import { endRetirement, insertRetirement, type RetirementRow } from "@/db/queries/item-retirements";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";

type Retiring = Pick<RetirementRow, "projectId" | "itemId" | "reason" | "reportCount" | "retiredByUserId">;

/** Asks nobody about an item any more; its judgments stay. @returns false where it is retired already */
export async function retire(deps: Deps, tx: Tx, retiring: Retiring): Promise<boolean> {
  const row = { id: deps.newId(), ...retiring, retiredAt: deps.now() };
  if (!(await insertRetirement(tx, row))) return false;
  await setRetired(tx, retiring.itemId, true);
  return true;
}

/** Asks about a retired item again, as far as its judgments lack. @returns false where it is not retired */
export async function reinstate(
  deps: Deps,
  tx: Tx,
  { itemId, userId }: { itemId: string; userId: string | null },
): Promise<boolean> {
  const change = { takenBackAt: deps.now(), takenBackByUserId: userId };
  if (!(await endRetirement(tx, itemId, change))) return false;
  await setRetired(tx, itemId, false);
  return true;
}

/**
 * Its HITs come first: a page of theirs that skips the item gives it places, and has ended before or knows of this. So has
 * whoever retires another item of the same HIT.
 */
async function setRetired(tx: Tx, itemId: string, isRetired: boolean): Promise<void> {
  await lockWorkOn(tx, [itemId]);
  await retireHitsOf(tx, itemId);
  await retirePlacesOf(tx, itemId, isRetired);
}
