import { seededRandom, shuffled, type Random } from "@/server/stats/random";
import { packGroups } from "./pack-groups";

/** One place of a HIT. */
export interface PlacedItem {
  itemId: string;
  isGold: boolean;
}

export interface LayoutInput {
  workItemIds: readonly string[];
  goldItemIds: readonly string[];
  hitSize: number;
  goldPerHit: number;
  /** A whole number; the same seed and items give the same HITs. */
  seed: number;
  /** The group of each work item that has one, where groups are kept together. */
  groupOf?: ReadonlyMap<string, string> | undefined;
}

/**
 * Lays items out in HITs, each an ordered list of places; every work item stands in exactly one HIT.
 * The last HIT may be shorter; where groups are kept together, others too. Gold is dealt in reshuffled rounds, so that no gold item is used twice more often than
 * another, and stands at a uniformly random place of its HIT.
 * @throws RangeError when a HIT has no room beside its gold, or there is less gold than one HIT needs.
 */
export function layOutHits(input: LayoutInput): PlacedItem[][] {
  const { workItemIds, goldItemIds, hitSize, goldPerHit, seed, groupOf } = input;
  const workPerHit = hitSize - goldPerHit;
  if (workPerHit < 1) throw new RangeError(`A HIT of ${hitSize} has no room beside ${goldPerHit} gold items`);
  if (goldItemIds.length < goldPerHit) throw new RangeError(`A HIT needs ${goldPerHit} gold items`);
  const random = seededRandom(seed);
  const work = shuffled(random, workItemIds);
  // Packing puts large groups first, so the HITs are shuffled once more.
  const hits =
    groupOf === undefined
      ? inOrder(work, workPerHit)
      : shuffled(random, packGroups(work, groupOf, workPerHit));
  const nextGold = dealer(random, goldItemIds);
  return hits.map((hit) =>
    shuffled(random, [
      ...hit.map((itemId) => ({ itemId, isGold: false })),
      ...nextGold(goldPerHit).map((itemId) => ({ itemId, isGold: true })),
    ]),
  );
}

function inOrder(itemIds: readonly string[], perHit: number): string[][] {
  return Array.from({ length: Math.ceil(itemIds.length / perHit) }, (_, at) =>
    itemIds.slice(at * perHit, (at + 1) * perHit),
  );
}

/** Deals from a pool without end: everything once, in random order, before anything again. No hand holds one twice. */
function dealer(random: Random, pool: readonly string[]): (count: number) => string[] {
  const waiting: string[] = [];
  return (count) => {
    const hand: string[] = [];
    while (hand.length < count) {
      let at = waiting.findIndex((itemId) => !hand.includes(itemId));
      if (at < 0) {
        at = waiting.length;
        waiting.push(...shuffled(random, pool));
        while (hand.includes(waiting[at] ?? "")) at += 1;
      }
      hand.push(...waiting.splice(at, 1));
    }
    return hand;
  };
}
