import { holdBudgets } from "@/db/queries/budget";
import { changeCommitted } from "@/db/queries/projects";
import { countGoldItem } from "@/db/queries/items";
import { giveBackPlace, takePlace, takePlaceOfSubmitted } from "@/db/queries/hits";
import {
  countItem,
  giveBackItemPlace,
  takeItemPlace,
  takePlaceOfJudged,
  type CountedPlaces,
} from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";
import type { AssignmentKind, ShownItem } from "@/server/domain/assignment/assignment";

/** What an assignment holds places of: its HIT, or each of its items where the page was composed. */
export interface Holding {
  hitId: string | null;
  kind: AssignmentKind;
  shown: readonly ShownItem[];
}

/** The items of a composed page that hold an open place, in one order everywhere, so that no two wait for each other. */
export const placedItems = ({ kind, shown }: Holding): string[] =>
  placeable({ kind, shown: shown.filter(({ isSpare }) => isSpare === undefined) });

/** The items of a composed page that need an open place, whether they have one or not. */
function placeable({ kind, shown }: Pick<Holding, "kind" | "shown">): string[] {
  if (kind !== "work") return [];
  return shown
    .filter(({ isGold, isRepeat, isNamed }) => !isGold && isRepeat === undefined && isNamed === undefined)
    .map(({ itemId }) => itemId)
    .sort();
}

/** Gives back the places of an assignment that has just ended without a submission. */
export async function giveBackPlaces(tx: Tx, holding: Holding): Promise<void> {
  if (holding.hitId !== null) return void (await giveBackPlace(tx, { hitId: holding.hitId }));
  await together(placedItems(holding).map((itemId) => giveBackItemPlace(tx, { itemId })));
}

/** Whether places are taken to give a page out, or for what was submitted already, which no hold keeps from counting. */
export type TakenFor = "page" | "judgments";

/**
 * Takes places for a page that holds none any more.
 * @returns the work items that have one now: of a HIT all or none, of a composed page each by itself.
 */
export async function takePlacesAgain(tx: Tx, holding: Holding, taken: TakenFor): Promise<Set<string>> {
  const work = holding.shown.filter(({ isGold, isRepeat }) => !isGold && isRepeat === undefined);
  if (holding.hitId !== null) {
    const take = taken === "page" ? takePlace : takePlaceOfSubmitted;
    const isTaken = (await take(tx, { hitId: holding.hitId })).length > 0;
    return new Set(isTaken ? work.map(({ itemId }) => itemId) : []);
  }
  const named = work.filter(({ isNamed }) => isNamed === true).map(({ itemId }) => itemId);
  return new Set([...named, ...(await takeItemPlaces(tx, placeable(holding), taken))]);
}

/** Takes a place of each of these items that has one. @returns those it took. */
export async function takeItemPlaces(
  tx: Tx,
  itemIds: readonly string[],
  takenFor: TakenFor,
): Promise<string[]> {
  const take = takenFor === "page" ? takeItemPlace : takePlaceOfJudged;
  // They go to the database in this order, and their answers are waited for together.
  const taken = await together(itemIds.map((itemId) => take(tx, { itemId })));
  return itemIds.filter((_, at) => taken[at]?.length !== 0);
}

/** An item whose judgment has just been counted, as far as it may need another. */
export interface CountedItem extends CountedPlaces {
  itemId: string;
}

/** Notes that the judgments of these work items of a composed page count now; how the items stand then. */
export async function countWork(tx: Tx, itemIds: ReadonlySet<string>): Promise<CountedItem[]> {
  const counted = [...itemIds].sort().map(async (itemId) => {
    const found = await countItem(tx, { itemId });
    return found.map((places) => ({ itemId, ...places }));
  });
  return (await together(counted)).flat();
}

/** Counts judgments of gold items towards their means. @returns those that had need of one. */
export async function countGoldJudgments(
  tx: Tx,
  itemIds: readonly string[],
  overlap: number,
): Promise<Set<string>> {
  const sorted = [...itemIds].sort();
  const counted = await together(sorted.map((itemId) => countGoldItem(tx, { itemId, overlap })));
  return new Set(sorted.filter((_, at) => counted[at]?.length !== 0));
}

/** Frees the pay that ended leases had been promised, in the projects that have a budget. */
export async function freePay(
  tx: Tx,
  ended: readonly { projectId: string; payMinor: number }[],
): Promise<void> {
  const promised = new Map<string, number>();
  for (const { projectId, payMinor } of ended) {
    if (payMinor > 0) promised.set(projectId, (promised.get(projectId) ?? 0) + payMinor);
  }
  if (promised.size === 0) return;
  const budgets = await holdBudgets(tx, [...promised.keys()]);
  for (const projectId of budgets.keys()) {
    await changeCommitted(tx, { projectId, byMinor: -(promised.get(projectId) ?? 0) });
  }
}
