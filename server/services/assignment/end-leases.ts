import { endLease, endOverdueLeases, type EndedLease } from "@/db/queries/assignments";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { freePay, giveBackPlaces } from "./places";

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
  const inOrder = [...ended].sort((a, b) => ((a.hitId ?? "") < (b.hitId ?? "") ? -1 : 1));
  for (const lease of inOrder) await giveBackPlaces(tx, lease);
  await freePay(tx, ended);
  return ended.length;
}
