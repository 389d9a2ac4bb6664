import { and, count, eq } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { Store } from "@/db/store";

const isLeased = eq(assignments.state, "leased");

/** Moves the end of one lease, or of all there are. @param expiresAt in milliseconds since 1970 */
export async function moveLeaseEnds(
  { write }: Pick<Store, "write">,
  expiresAt: number,
  assignmentId?: string,
): Promise<void> {
  const which = assignmentId === undefined ? isLeased : and(isLeased, eq(assignments.id, assignmentId));
  await write((tx) => tx.update(assignments).set({ expiresAt }).where(which));
}

/** How many leases there are, overdue ones included. */
export async function numberOfLeases({ read }: Pick<Store, "read">): Promise<number> {
  const [found] = await read.select({ n: count() }).from(assignments).where(isLeased);
  return found?.n ?? 0;
}
