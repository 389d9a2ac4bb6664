import { endLease, endOverdueLeases, type EndedLease } from "@/db/queries/assignments";
import { giveBackPlace } from "@/db/queries/hits";
import { giveBackItemPlace } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { freePay, giveBackPlaces, placedItems } from "./places";

/** Leases ended in one transaction; more would hold up the annotators at work. */
const atOnce = 200;

/** Ends a lease without a submission and gives its places back; does nothing where it has ended already. */
export async function endAndGiveBack(
  deps: Deps,
  tx: Tx,
  lease: EndedLease & { assignmentId: string },
  state: "expired" | "returned",
): Promise<void> {
  if (!(await endLease(tx, lease.assignmentId, state, deps.now()))) return;
  await giveBackPlaces(tx, lease);
  await freePay(tx, [lease]);
}

/** Gives back the places of leases whose time is over. @returns how many there were. */
export async function endOverdue(deps: Deps, tx: Tx): Promise<number> {
  const ended = await endOverdueLeases(tx, deps.now(), atOnce);
  // In one order everywhere, so that no two transactions wait for each other.
  const hitIds = ended.flatMap(({ hitId }) => (hitId === null ? [] : [hitId])).sort();
  for (const hitId of hitIds) await giveBackPlace(tx, { hitId });
  const itemIds = ended.filter(({ hitId }) => hitId === null).flatMap(placedItems);
  for (const itemId of itemIds.sort()) await giveBackItemPlace(tx, { itemId });
  await freePay(tx, ended);
  return ended.length;
}
