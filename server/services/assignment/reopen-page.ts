import { reopenable, showAnew, type GivenBack } from "@/db/queries/assignments";
import type { Worker } from "@/db/queries/annotators";
import { takePlace } from "@/db/queries/hits";
import { levelBelow } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import { anyLevel } from "./find-items";
import { reopen, type LeasedPage } from "./open-lease";
import { takePlacesAgain, type Holding } from "./places";
import { hasRoomAgain } from "./remaining-capacity";

/** Leases a HIT that came back to the annotator who had it, with the same keys; null when none has a place. */
export async function reopenOwn(deps: Deps, tx: Tx, worker: Worker): Promise<LeasedPage | null> {
  const ended = await reopenable(tx, worker.annotatorId);
  if (ended === null || ended.hitId === null) return null;
  if ((await takePlace(tx, { hitId: ended.hitId })).length === 0) return null;
  return reopen(deps, tx, worker, ended);
}

/**
 * Leases the first of these composed pages that may come back to its annotator: as a whole, as it was.
 * @param allowed the most items it may show.
 */
export async function reopenComposed(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  pages: readonly GivenBack[],
  allowed: number,
): Promise<LeasedPage | null> {
  for (const page of pages) {
    if (!(await hasRoomAgain(tx, worker, page, allowed))) continue;
    const shown = await takeForReturn(tx, worker, page);
    if (shown === null) continue;
    await showAnew(tx, page.assignmentId, shown);
    return reopen(deps, tx, worker, { ...page, shown });
  }
  return null;
}

/**
 * Takes the places of a page of work that is to be its annotator's again: those that there are. It comes back as a
 * whole while one of its items needs a judgment. A page of one item does so while any item of the project needs one;
 * else who gives it back and gets it again would know that it is no gold.
 * @returns its items, marked where they have no place; null when it does not come back.
 */
export async function takeForReturn(
  tx: Tx,
  { projectId }: Pick<Worker, "projectId">,
  page: Holding,
): Promise<ShownItem[] | null> {
  const taken = await takePlacesAgain(tx, page);
  if (taken.size === 0 && !(page.shown.length === 1 && (await needsJudgments(tx, projectId)))) return null;
  return page.shown.map(({ isSpare: _spare, ...item }) => {
    const hasPlace = item.isGold || item.isRepeat === true || taken.has(item.itemId);
    return hasPlace ? item : { ...item, isSpare: true };
  });
}

const needsJudgments = async (tx: Tx, projectId: string) =>
  (await levelBelow(tx, { projectId, level: anyLevel })).length > 0;
