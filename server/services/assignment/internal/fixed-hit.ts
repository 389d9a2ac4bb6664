import { countHit, workItemsOfHit } from "@/db/queries/hits";
import { forgiveItems, holdItemPlaces, oweItems, takeSurplus } from "@/db/queries/item-places";
import { uncountedWorkOf } from "@/db/queries/withdrawals";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";

/**
 * Counts a submission of a fixed HIT, whose place has been taken. Each of its work items that does not count with it is
 * asked for once more, on a composed page; one that such pages have judged too often does not count here.
 * @param judged work items that were judged. @returns those whose judgments count
 */
export async function countFixedHit(
  tx: Tx,
  { projectId, hitId }: { projectId: string; hitId: string },
  judged: readonly string[],
): Promise<Set<string>> {
  const [[hit], places] = await together([countHit(tx, { hitId }), holdItemPlaces(tx, judged)]);
  const surplus = new Set(places.filter(({ openPlaces }) => openPlaces < 0).map(({ itemId }) => itemId));
  if (surplus.size > 0) await takeSurplus(tx, [...surplus]);
  const counted = new Set(judged.filter((itemId) => !surplus.has(itemId)));
  // As nearly always: everything counts, and nothing is owed.
  if (counted.size === hit?.workItemCount) return counted;
  const work = await workItemsOfHit(tx, { hitId });
  const owed = work.filter(({ itemId }) => !counted.has(itemId) && !surplus.has(itemId));
  await oweItems(tx, projectId, owed);
  return counted;
}

/** Before submissions of fixed HITs stop counting: what counted without an item brings it again with the HIT. */
export async function forgiveUncounted(tx: Tx, assignmentIds: readonly string[]): Promise<void> {
  for (const assignmentId of assignmentIds) {
    await forgiveItems(tx, await uncountedWorkOf(tx, assignmentId));
  }
}
