import { endLease, endOverdueLeases } from "@/db/queries/assignments";
import { giveBackPlace } from "@/db/queries/hits";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";

/** Leases ended in one transaction; more would hold up the annotators at work. */
const atOnce = 200;

/** Ends a lease without a submission and gives its place back; does nothing where it has ended already. */
export async function endAndGiveBack(
  deps: Deps,
  tx: Tx,
  { assignmentId, hitId }: { assignmentId: string; hitId: string },
  state: "expired" | "returned",
): Promise<void> {
  if (await endLease(tx, assignmentId, state, deps.now())) await giveBackPlace(tx, { hitId });
}

/** Gives back the places of leases whose time is over. @returns how many there were. */
export async function endOverdue(deps: Deps, tx: Tx): Promise<number> {
  const hitIds = await endOverdueLeases(tx, deps.now(), atOnce);
  for (const hitId of hitIds.sort()) await giveBackPlace(tx, { hitId });
  return hitIds.length;
}
