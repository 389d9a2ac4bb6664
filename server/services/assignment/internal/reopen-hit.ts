import { reopenable, showAnew, type GivenBack, type Lease } from "@/db/queries/assignments";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import { takePlace } from "@/db/queries/hits";
import { isAnyHeld } from "@/db/queries/item-places";
import { levelBelow } from "@/db/queries/open-items";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { pageWithCheck } from "@/server/domain/attention-check/page-with-check";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import { anyLevel } from "./find-items";
import { reopen, type LeasedHit } from "./open-lease";
import { takePlacesAgain, type Holding } from "./places";
import { hasRoomAgain } from "./remaining-capacity";

/** Leases a HIT that came back to the annotator who had it, with the same keys; null when none has a place. */
export async function reopenOwn(deps: Deps, tx: Tx, annotator: WorkingAnnotator): Promise<LeasedHit | null> {
  const ended = await reopenable(tx, annotator.annotatorId);
  if (ended === null || ended.hitId === null) return null;
  if ((await takePlace(tx, { hitId: ended.hitId })).length === 0) return null;
  return reopen(deps, tx, annotator, ended);
}

/**
 * Leases the first of these composed HITs that may come back to its annotator: as a whole, as it was.
 * @param allowed the most items it may show.
 */
export async function reopenComposed(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  hits: readonly GivenBack[],
  allowed: number,
): Promise<LeasedHit | null> {
  for (const hit of hits) {
    if (!(await hasRoomAgain(tx, annotator, hit, allowed))) continue;
    const shown = await takeForReturn(tx, annotator, hit);
    if (shown === null) continue;
    await showAnew(tx, hit.assignmentId, shown);
    return reopen(deps, tx, annotator, { ...hit, shown });
  }
  return null;
}

/**
 * Takes the places of a HIT of work that is to be its annotator's again: those that there are. It comes back as a
 * whole while one of its items needs a judgment. A HIT of one item does so while any item of the project needs one;
 * else who gives it back and gets it again would know that it is no gold. While a batch is held that it has an item of,
 * it does not come back.
 * @returns its items, marked where they have no place; null when it does not come back.
 */
export async function takeForReturn(
  tx: Tx,
  { projectId }: Pick<WorkingAnnotator, "projectId">,
  hit: Holding & Pick<Lease, "attentionCheck">,
): Promise<ShownItem[] | null> {
  const composed = hit.hitId === null ? hit.shown.map(({ itemId }) => itemId) : [];
  if (await isAnyHeld(tx, composed)) return null;
  const taken = await takePlacesAgain(tx, hit, "page");
  if (taken.size === 0 && !(isOfOne(hit) && (await needsJudgments(tx, projectId)))) return null;
  return hit.shown.map(({ isSpare: _spare, ...item }) => {
    const hasPlace = item.isGold || item.isRepeat === true || taken.has(item.itemId);
    return hasPlace ? item : { ...item, isSpare: true };
  });
}

const isOfOne = (page: Parameters<typeof pageWithCheck>[0]) => pageWithCheck(page).length === 1;

const needsJudgments = async (tx: Tx, projectId: string) =>
  (await levelBelow(tx, { projectId, level: anyLevel })).length > 0;
