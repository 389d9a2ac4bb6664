import { noteComposed, noteSearch, type Worker } from "@/db/queries/annotators";
import { hasList, namedItemsLeft, type OpenItem } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { chooseItems } from "@/server/domain/assignment/choose-items";
import { planGold, type GoldPlan } from "@/server/domain/gold/plan-gold";
import { isAccurate } from "@/server/domain/stopping/is-accurate";
import { randomInt, shuffled } from "@/server/stats/random";
import { findItems, groupMates, pointOf, searchTop, type SearchPoint } from "./find-items";
import type { LaunchedProject } from "./launched-project";
import { insertPage, pageOf, reopenComposed, type LeasedPage, type PlacedItem } from "./open-lease";
import { pickGold } from "./pick-gold";
import { takeItemPlaces } from "./places";

/** Searches for one page whose items others take in between; then the annotator may ask again. */
const searchesAtMost = 5;

interface Work {
  placed: PlacedItem[];
  point: SearchPoint;
}

/**
 * Composes a page for an annotator from the items with the most need, or from their own list, with the gold that is
 * due; a page they let expire comes back as it was while its items have need.
 * @param size the most items it may show.
 * @returns null when nothing is open that is new to them.
 */
export async function composePage(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  launched: LaunchedProject,
  size: number,
): Promise<LeasedPage | { reason: "gold_exhausted" } | null> {
  const expired = await reopenComposed(deps, tx, worker, size);
  if (expired !== null) return expired;
  const plan = planFor(deps, worker, size);
  const goldWanted = plan.places.filter(Boolean).length;
  const gold = await pickGold(tx, worker, launched.goldIds, goldWanted, deps.random);
  if (gold.length < goldWanted && worker.settings.whenGoldRunsOut === "finish") {
    return (await findWork(deps, tx, worker, launched, 1)).itemIds.length > 0
      ? { reason: "gold_exhausted" }
      : null;
  }
  const repeats = drawRepeats(deps, worker, size - gold.length);
  const work = await takeWork(deps, tx, worker, launched, size - gold.length - repeats.length);
  if (work === null) return null;
  const met = gold.map((itemId) => ({ itemId, isGold: true }));
  const others = shuffled(deps.random, [...work.placed, ...repeats]);
  const placed =
    others.length + met.length === size
      ? inPlaces(plan, met, others)
      : shuffled(deps.random, [...met, ...others]);
  const payMinor = worker.settings.payPerHitMinor ?? 0;
  const terms = { hitId: null, attemptId: null, kind: "work" as const, payMinor };
  const lease = await insertPage(deps, tx, worker, terms, placed);
  await noteComposed(tx, worker.annotatorId, composingOf(worker, plan, work.point, repeats), deps.now());
  return pageOf(tx, lease);
}

function planFor({ random }: Deps, worker: Worker, size: number): GoldPlan {
  const { goldFrequency: frequency, goldPerHit } = worker.settings;
  const block = { place: worker.blockPlace, goldAt: worker.blockGoldAt };
  return planGold({
    frequency,
    goldPerHit,
    size,
    accurate: isAccurate(worker.settings, worker),
    block,
    random,
  });
}

/** Gold at the places that were drawn for it, the others between. */
function inPlaces({ places }: GoldPlan, gold: PlacedItem[], others: PlacedItem[]): PlacedItem[] {
  const waitingGold = [...gold];
  const waiting = [...others];
  return places.flatMap((isGold) => {
    const next = (isGold ? waitingGold.shift() : waiting.shift()) ?? waitingGold.shift() ?? waiting.shift();
    return next === undefined ? [] : [next];
  });
}

/** Items of their own that the annotator meets again unawares, one drawn for some of the places. */
function drawRepeats({ random }: Deps, { settings, repeatable }: Worker, places: number): PlacedItem[] {
  const wanted = Array.from({ length: places }, () => random() < settings.repeatShare).filter(Boolean).length;
  return shuffled(random, repeatable)
    .slice(0, wanted)
    .map((itemId) => ({ itemId, isGold: false, isRepeat: true as const }));
}

/** Takes places of work items; null when there are none. Nobody gets a page of nothing but gold and repeats for want of work. */
async function takeWork(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  launched: LaunchedProject,
  wanted: number,
  searches = searchesAtMost,
): Promise<Work | null> {
  const found = await findWork(deps, tx, worker, launched, Math.max(1, wanted));
  if (found.itemIds.length === 0) {
    // The search goes on from here, so that who asks again is not told the same forever.
    await noteSearch(tx, worker.annotatorId, storedPoint(found.point));
    return null;
  }
  const chosen = found.itemIds.slice(0, wanted);
  if (found.isNamed) {
    return { placed: chosen.map((itemId) => ({ itemId, isGold: false, isNamed: true })), point: found.point };
  }
  const taken = await takeItemPlaces(tx, [...chosen].sort());
  // Others took all of them at this very moment; a new search does not come by what is full now.
  if (taken.length === 0 && wanted > 0) {
    return searches > 1 ? takeWork(deps, tx, worker, launched, wanted, searches - 1) : null;
  }
  return { placed: taken.map((itemId) => ({ itemId, isGold: false })), point: found.point };
}

interface FoundWork {
  itemIds: string[];
  isNamed: boolean;
  point: SearchPoint;
}

/** Work items for a page, in the order in which they are needed; who has a list of their own gets no others. */
async function findWork(
  { random }: Deps,
  tx: Tx,
  worker: Worker,
  launched: LaunchedProject,
  wanted: number,
): Promise<FoundWork> {
  const { invitationId, annotatorId } = worker;
  if (invitationId !== null && (await hasList(tx, invitationId))) {
    const itemIds = await namedItemsLeft(tx, { invitationId, annotatorId }, wanted);
    return { itemIds, isNamed: true, point: searchTop };
  }
  const begin = randomInt(random, Math.max(1, launched.itemCount));
  const { candidates, point } = await findItems(tx, worker, wanted, begin);
  const { keepGroupsTogether: keepGroups } = worker.settings;
  const groups = keepGroups ? await wholeGroups(tx, worker, candidates, wanted) : { candidates, mates: [] };
  const { itemIds } = chooseItems({ ...groups, size: wanted, keepGroups, random });
  const chosen = new Set(itemIds);
  const last = candidates.filter(({ itemId }) => chosen.has(itemId)).at(-1);
  return { itemIds, isNamed: false, point: last === undefined ? point : pointOf(last) };
}

/** The first candidates with the rest of their groups; a later one whose group nobody looked at might tear it. */
async function wholeGroups(tx: Tx, worker: Worker, candidates: readonly OpenItem[], wanted: number) {
  const first = candidates.slice(0, wanted).map(({ groupKey }) => groupKey);
  const known = new Set(first.filter((groupKey) => groupKey !== null));
  return {
    candidates: candidates.filter(({ groupKey }) => groupKey === null || known.has(groupKey)),
    mates: await groupMates(tx, worker, [...known]),
  };
}

function composingOf(worker: Worker, { block }: GoldPlan, point: SearchPoint, repeats: PlacedItem[]) {
  const met = new Set(repeats.map(({ itemId }) => itemId));
  return {
    ...storedPoint(point),
    blockPlace: block.place,
    blockGoldAt: block.goldAt,
    repeatable: worker.repeatable.filter((itemId) => !met.has(itemId)),
  };
}

const storedPoint = ({ level, draw }: SearchPoint) => ({ cursor: draw, cursorLevel: level });
