import { moveCursor, type Worker } from "@/db/queries/annotators";
import { insertLease, recordExposures, reopenable, reopenLease, type Lease } from "@/db/queries/assignments";
import { itemsOfHit, takePlace, type HitItem, type TakenPlace } from "@/db/queries/hits";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { leaseEnd } from "@/server/domain/assignment/lease-times";

/** A lease with the texts of its items. */
export interface LeasedPage {
  lease: Lease;
  items: HitItem[];
}

/** Random bytes of an item's key. Keys are equally long, so that their length tells nothing. */
const keyBytes = 9;

/** Leases a HIT, in which a place has been taken, to an annotator for the first time. */
export async function openLease(deps: Deps, tx: Tx, worker: Worker, place: TakenPlace): Promise<LeasedPage> {
  const { annotatorId, projectId, cursor, settings } = worker;
  const now = deps.now();
  const items = await itemsOfHit(tx, { hitId: place.hitId });
  const lease: Lease = {
    assignmentId: deps.newId(),
    hitId: place.hitId,
    kind: "work",
    shown: items.map(({ itemId, isGold }) => ({ key: deps.newSecret(keyBytes), itemId, isGold })),
    expiresAt: leaseEnd(settings, now),
  };
  await insertLease(tx, { ...lease, projectId, annotatorId, leasedAt: now });
  const goldIds = lease.shown.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
  await recordExposures(tx, annotatorId, goldIds, now);
  await moveCursor(tx, { annotatorId, cursor: Math.max(cursor, place.position + 1), now });
  return { lease, items };
}

/** Leases a page that came back to the annotator who had it, with the same keys; null when none has a place. */
export async function reopenOwn(deps: Deps, tx: Tx, worker: Worker): Promise<LeasedPage | null> {
  const ended = await reopenable(tx, worker.annotatorId);
  if (ended === null || (await takePlace(tx, { hitId: ended.hitId })).length === 0) return null;
  const now = deps.now();
  const expiresAt = leaseEnd(worker.settings, now);
  await reopenLease(tx, ended.assignmentId, { leasedAt: now, expiresAt, renewalCount: 0 });
  await moveCursor(tx, { annotatorId: worker.annotatorId, cursor: worker.cursor, now });
  return pageOf(tx, { ...ended, expiresAt });
}

/** Reads the texts that belong to a lease. */
export async function pageOf(tx: Tx, lease: Lease): Promise<LeasedPage> {
  return { lease, items: await itemsOfHit(tx, { hitId: lease.hitId }) };
}
