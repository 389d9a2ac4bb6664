import { extendLease, leaseOf } from "@/db/queries/assignments";
import type { Store } from "@/db/store";

/** Moves the end of the page that an annotator holds. @param expiresAt in milliseconds */
export async function setLeaseEnd(store: Store, annotatorId: string, expiresAt: number): Promise<void> {
  const [lease] = await leaseOf(store.read, { annotatorId });
  if (lease === undefined) throw new Error("This annotator holds no page.");
  const moved = await store.write((tx) =>
    extendLease(tx, lease.assignmentId, { expiresAt, renewalCount: 0 }),
  );
  if (!moved) throw new Error("The lease ended meanwhile.");
}
