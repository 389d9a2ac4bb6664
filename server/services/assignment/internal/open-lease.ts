import { moveCursor, type WorkingAnnotator } from "@/db/queries/annotators";
import { insertMetCheck } from "@/db/queries/attention-checks";
import { insertLease, reopenLease, type Lease } from "@/db/queries/assignments";
import { recordExposures } from "@/db/queries/gold-exposures";
import { itemsOfHit, type HitItem, type TakenPlace } from "@/db/queries/hits";
import { contentsOfItems } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";
import type { Deps } from "@/server/deps";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import { leaseEnd } from "@/server/domain/assignment/lease-times";
import type { ShownCheck } from "@/server/domain/attention-check/attention-check";
import { drawSwapped } from "@/server/domain/assignment/draw-swapped";
import { drawPageCheck, type DrawnCheck } from "@/server/services/attention-check/internal/draw-page-check";
import { randomInt, shuffled, type Random } from "@/server/stats/random";
import { tasks } from "@/task-types/tasks";
import type { LaunchedProject } from "./launched-project";

/** What a page shows of an item. */
type LeasedItem = Pick<HitItem, "itemId" | "textA" | "textB" | "content">;

/** A lease with the texts of its items. */
export interface LeasedHit {
  lease: Lease;
  items: LeasedItem[];
  /** Pages of work that its annotator gave back or let expire, where the search for this one has counted them. */
  givenBack?: number;
}

/** Random bytes of an item's key. Keys are equally long, so that their length tells nothing. */
const keyBytes = 9;

/** An item of a page that is being put together; it gets its key when it is leased. */
export type KeylessItem = Omit<ShownItem, "key">;

/** What kind of page is leased, and what its submission will earn. */
export interface LeaseTerms extends Pick<Lease, "hitId" | "attemptId" | "kind" | "payMinor"> {
  /** What stands on the page besides its items. */
  check?: DrawnCheck | null;
}

/**
 * Leases items, of which each place has been taken, to an annotator; they have now met what is gold among them, and the
 * attention check beside them.
 */
export async function insertLeasedHit(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  { check = null, ...terms }: LeaseTerms,
  placed: readonly KeylessItem[],
): Promise<Lease> {
  const { annotatorId, projectId, settings } = annotator;
  const now = deps.now();
  const orders = await drawOrders(deps, tx, annotator, placed);
  const lease: Lease = {
    assignmentId: deps.newId(),
    ...terms,
    shown: placed.map((item) => {
      const order = orders.get(item.itemId);
      const sides = drawSwapped(deps.random, settings);
      return { key: deps.newSecret(keyBytes), ...item, ...(order && { order }), ...sides };
    }),
    attentionCheck: check === null ? null : placeCheck(deps, annotator, check, placed.length),
    language: null,
    expiresAt: leaseEnd(settings, now),
  };
  const { language: _none, ...fresh } = lease;
  const { assignmentId } = lease;
  const isMet = terms.kind !== "test";
  const goldIds = placed.filter(({ isGold }) => isGold && isMet).map(({ itemId }) => itemId);
  await together([
    insertLease(tx, { ...fresh, projectId, annotatorId, leasedAt: now }),
    check !== null &&
      insertMetCheck(tx, { annotatorId, projectId, assignmentId, checkId: check.checkId, shownAt: now }),
    recordExposures(tx, annotatorId, goldIds, now),
  ]);
  return lease;
}

/** The order in which the parts of each item are shown, where its type shuffles them. */
async function drawOrders(
  { random }: Deps,
  tx: Tx,
  { taskType }: WorkingAnnotator,
  placed: readonly KeylessItem[],
): Promise<Map<string, number[]>> {
  const { hasContent, shuffledParts } = tasks[taskType];
  if (!hasContent) return new Map();
  const itemIds = placed.map(({ itemId }) => itemId);
  const drawn = (await contentsOfItems(tx, itemIds)).map(
    ({ itemId, content }) => [itemId, drawOrder(random, shuffledParts(content))] as const,
  );
  return new Map(drawn.filter(([, order]) => order.length > 0));
}

const drawOrder = (random: Random, parts: number): number[] =>
  shuffled(
    random,
    Array.from({ length: parts }, (_, at) => at),
  );

/** The check gets a place among the items, and everything else that an item gets. */
function placeCheck(
  { random, newSecret }: Deps,
  { settings, taskType }: WorkingAnnotator,
  check: DrawnCheck,
  items: number,
): ShownCheck {
  const order = drawOrder(random, tasks[taskType].shuffledParts(check.content));
  return {
    key: newSecret(keyBytes),
    at: randomInt(random, items + 1),
    ...check,
    ...(order.length > 0 && { order }),
    ...drawSwapped(random, settings),
  };
}

/** Leases a HIT, in which a place has been taken, to an annotator for the first time. */
export async function openLease(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  { place, launched }: { place: TakenPlace; launched: LaunchedProject },
): Promise<LeasedHit> {
  const { annotatorId, cursor, settings } = annotator;
  const items = await itemsOfHit(tx, { hitId: place.hitId });
  const terms = { hitId: place.hitId, attemptId: null, kind: "work" as const };
  const payMinor = settings.payPerHitMinor ?? 0;
  const placed = items
    .filter(({ isRetired }) => !isRetired)
    .map(({ itemId, isGold }) => ({ itemId, isGold }));
  const check = await drawPageCheck(deps, tx, annotator, launched);
  const [lease] = await together([
    insertLeasedHit(deps, tx, annotator, { ...terms, payMinor, check }, placed),
    moveCursor(tx, { annotatorId, cursor: Math.max(cursor, place.position + 1), now: deps.now() }),
  ]);
  return { lease, items };
}

/** Leases an ended assignment anew, of which each place has been taken again. */
export async function reopen(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  ended: Lease,
): Promise<LeasedHit> {
  const now = deps.now();
  const expiresAt = leaseEnd(annotator.settings, now);
  await reopenLease(tx, ended.assignmentId, { leasedAt: now, expiresAt, renewalCount: 0 });
  await moveCursor(tx, { annotatorId: annotator.annotatorId, cursor: annotator.cursor, now });
  return leasedHitOf(tx, { ...ended, expiresAt });
}

/** Reads the texts that belong to a lease. */
export async function leasedHitOf(tx: Tx, lease: Lease): Promise<LeasedHit> {
  const items =
    lease.hitId === null
      ? await contentsOfItems(
          tx,
          lease.shown.map(({ itemId }) => itemId),
        )
      : await itemsOfHit(tx, { hitId: lease.hitId });
  return { lease, items };
}
