import { noteComposed, noteSearch, type WorkingAnnotator } from "@/db/queries/annotators";
import type { GivenBack } from "@/db/queries/assignments";
import type { OpenItem } from "@/db/queries/open-items";
import { hasList, namedItemsLeft } from "@/db/queries/named-items";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";
import type { Deps } from "@/server/deps";
import { chooseItems } from "@/server/domain/assignment/choose-items";
import { goldRate } from "@/server/domain/gold/gold-per-hit";
import { goldSlots } from "@/server/domain/gold/gold-ring";
import { goldBeside, planGold } from "@/server/domain/gold/plan-gold";
import { drawPageCheck } from "@/server/services/attention-check/internal/draw-page-check";
import { isAccurate } from "@/server/domain/stopping/is-accurate";
import { metAgain } from "@/server/domain/twin/twin";
import { randomInt, shuffled } from "@/server/stats/random";
import { drawMetAgain } from "./draw-met-again";
import { findItems, groupMates, pointOf, searchTop, type SearchPoint, type Wanted } from "./find-items";
import type { LaunchedProject } from "./launched-project";
import { insertLeasedHit, leasedHitOf, type LeasedHit, type KeylessItem } from "./open-lease";
import { pickGold, type GoldRing } from "./pick-gold";
import { takeItemPlaces } from "./places";
import { reopenComposed } from "./reopen-hit";

/**
 * Searches for one HIT whose items others take in between; then the annotator may ask again. Each that is in vain is one that
 * somebody else has won, so it takes about as many as transactions can be under way on PostgreSQL.
 */
const searchesAtMost = 40;

interface Work {
  placed: KeylessItem[];
  point: SearchPoint;
}

/** For whom a HIT is composed, and what they gave back before, in order of lease. */
interface Composing {
  deps: Deps;
  tx: Tx;
  annotator: WorkingAnnotator;
  launched: LaunchedProject;
  /** Items on HITs they gave back; those come again with their HIT or not at all, gold or not. */
  seen: ReadonlySet<string>;
  /** Where their search begins, as a draw. */
  begin: number;
}

/**
 * Finds a HIT for an annotator: the one they let expire last; else one that is composed; else, when there is nothing
 * new for them or they gave back as many as they may, any other that they gave back.
 * @param size the most items it may show; @param mayBeNew whether it may be one they have not seen.
 * @returns null when nothing is open that they may do.
 */
export async function findOrComposeHit(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  launched: LaunchedProject,
  { size, mayBeNew, givenBack }: { size: number; mayBeNew: boolean; givenBack: readonly GivenBack[] },
): Promise<LeasedHit | { reason: "gold_exhausted" } | null> {
  const hits = givenBack.filter(({ hitId }) => hitId === null);
  const again = (some: readonly GivenBack[]) => reopenComposed(deps, tx, annotator, some, size);
  const expired = await again(hits.filter(({ state }) => state === "expired").slice(-1));
  if (expired !== null) return expired;
  if (!mayBeNew) return again(hits);
  const seen = new Set(givenBack.flatMap(({ shown }) => shown.map(({ itemId }) => itemId)));
  const begin =
    annotator.cursorLevel === null
      ? randomInt(deps.random, Math.max(1, launched.itemCount))
      : annotator.cursor;
  const composed = await composeHit({ deps, tx, annotator, launched, seen, begin }, size);
  return composed !== null && "lease" in composed ? composed : ((await again(hits)) ?? composed);
}

/** Composes a HIT from the items with the most need, or from somebody's own list, with the gold that is due. */
async function composeHit(
  composing: Composing,
  allowed: number,
): Promise<LeasedHit | { reason: "gold_exhausted" } | null> {
  const { deps, tx, annotator, launched, seen } = composing;
  const check = await drawPageCheck(deps, tx, annotator, launched);
  // A page with a check is as long as any other.
  const size = check === null ? allowed : allowed - 1;
  const rate = goldRate(annotator.settings, isAccurate(annotator.settings, annotator));
  const places = planGold({ rate, size, random: deps.random });
  const planned = places.filter(Boolean).length;
  // Who has met all gold is finished, whether or not this HIT would hold any.
  const wanted = rate > 0 ? Math.max(1, planned) : 0;
  const gold = await pickGold(
    tx,
    annotator,
    ringOf(composing, rate),
    { count: wanted, but: seen },
    deps.random,
  );
  if (gold.length < wanted && annotator.settings.whenGoldRunsOut === "finish") {
    return (await findWork(composing, 1)).itemIds.length > 0 ? { reason: "gold_exhausted" } : null;
  }
  const held = Math.min(planned, gold.length);
  const repeats = await drawMetAgain(deps, tx, annotator, { launched, places: size - held });
  const room = size - held - repeats.length;
  const work = await takeWork(composing, room);
  if (work === null) return null;
  const others = shuffled(deps.random, [...work.placed, ...repeats]);
  const isFull = work.placed.length === room;
  const beside = isFull ? held : Math.min(held, goldBeside(others.length, rate, deps.random));
  const met = gold.slice(0, beside).map((itemId) => ({ itemId, isGold: true }));
  const placed =
    isFull && held === planned ? inPlaces(places, met, others) : shuffled(deps.random, [...met, ...others]);
  const payMinor = annotator.settings.payPerHitMinor ?? 0;
  const terms = { hitId: null, attemptId: null, kind: "work" as const, payMinor, check };
  const lease = await insertLeasedHit(deps, tx, annotator, terms, placed);
  const composed = composingOf(annotator, work.point, repeats);
  const [hit] = await together([
    leasedHitOf(tx, lease),
    noteComposed(tx, annotator.annotatorId, composed, deps.now()),
  ]);
  return hit;
}

/** The gold has its place among the items, so that it comes to those who come by the items there. */
function ringOf({ launched, begin }: Composing, rate: number): GoldRing {
  const { goldIds, itemCount } = launched;
  const workItems = Math.max(1, itemCount - goldIds.length);
  return { goldIds, slots: goldSlots(workItems, rate), at: begin / workItems };
}

/** Gold at the places that were drawn for it, the others between. */
function inPlaces(places: readonly boolean[], gold: KeylessItem[], others: KeylessItem[]): KeylessItem[] {
  const waitingGold = [...gold];
  const waiting = [...others];
  return places.flatMap((isGold) => {
    const next = (isGold ? waitingGold.shift() : waiting.shift()) ?? waitingGold.shift() ?? waiting.shift();
    return next === undefined ? [] : [next];
  });
}

/** Takes places of work items; null when there are none. Nobody gets a HIT of nothing but gold and repeats for want of work. */
async function takeWork(
  composing: Composing,
  wanted: number,
  searches = searchesAtMost,
): Promise<Work | null> {
  const { tx, annotator } = composing;
  const found = await findWork(composing, Math.max(1, wanted));
  if (found.itemIds.length === 0) {
    // The search goes on from here, so that who asks again is not told the same forever.
    await noteSearch(tx, annotator.annotatorId, storedPoint(found.point));
    return null;
  }
  const chosen = found.itemIds.slice(0, wanted);
  if (found.isNamed) {
    return { placed: chosen.map((itemId) => ({ itemId, isGold: false, isNamed: true })), point: found.point };
  }
  const taken = await takeItemPlaces(tx, [...chosen].sort(), "page");
  // Others took all of them at this very moment; a new search does not come by what is full now.
  if (taken.length === 0 && wanted > 0) {
    return searches > 1 ? takeWork(composing, wanted, searches - 1) : null;
  }
  return { placed: taken.map((itemId) => ({ itemId, isGold: false })), point: found.point };
}

interface FoundWork {
  itemIds: string[];
  isNamed: boolean;
  point: SearchPoint;
}

/** Work items for a HIT, in the order in which they are needed; who has a list of their own gets no others. */
async function findWork({ deps, tx, annotator, seen, begin }: Composing, wanted: number): Promise<FoundWork> {
  const { invitationId, annotatorId } = annotator;
  if (invitationId !== null && (await hasList(tx, invitationId))) {
    const limit = wanted + seen.size;
    const left = await namedItemsLeft(tx, { invitationId, annotatorId }, { limit, part: "given" });
    const itemIds = left.filter((itemId) => !seen.has(itemId)).slice(0, wanted);
    return { itemIds, isNamed: true, point: searchTop };
  }
  const search = { items: wanted, begin, seen };
  const { candidates, point } = await findItems(tx, annotator, search);
  const { keepGroupsTogether: keepGroups } = annotator.settings;
  const groups = keepGroups
    ? await wholeGroups(tx, annotator, candidates, search)
    : { candidates, mates: [] };
  const { itemIds } = chooseItems({ ...groups, size: wanted, keepGroups, random: deps.random });
  const chosen = new Set(itemIds);
  const last = candidates.filter(({ itemId }) => chosen.has(itemId)).at(-1);
  return { itemIds, isNamed: false, point: last === undefined ? point : pointOf(last) };
}

/** The first candidates with the rest of their groups; a later one whose group nobody looked at might tear it. */
async function wholeGroups(
  tx: Tx,
  annotator: WorkingAnnotator,
  candidates: readonly OpenItem[],
  wanted: Wanted,
) {
  const first = candidates.slice(0, wanted.items).map(({ groupKey }) => groupKey);
  const known = new Set(first.filter((groupKey) => groupKey !== null));
  return {
    candidates: candidates.filter(({ groupKey }) => groupKey === null || known.has(groupKey)),
    mates: await groupMates(tx, annotator, [...known], wanted.seen),
  };
}

function composingOf(annotator: WorkingAnnotator, point: SearchPoint, repeats: KeylessItem[]) {
  const met = new Set(repeats.map(metAgain));
  return {
    ...storedPoint(point),
    repeatable: annotator.repeatable.filter((itemId) => !met.has(itemId)),
  };
}

const storedPoint = ({ level, draw }: SearchPoint) => ({ cursor: draw, cursorLevel: level });
