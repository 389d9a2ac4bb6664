import type { GoldFrequency } from "@/server/domain/policy/policies";
import { randomInt, shuffled, type Random } from "@/server/stats/random";
import { needsGold, newBlock, type GoldBlock } from "./needs-gold";

export interface GoldPlanInput {
  frequency: GoldFrequency;
  /** Of a fixed frequency: gold items on a page. */
  goldPerHit: number;
  /** Items on the page. */
  size: number;
  /** Of an adaptive frequency: whether this person's accuracy reaches the bar. */
  accurate: boolean;
  /** The block in which the page before ended. */
  block: GoldBlock;
  random: Random;
}

/** Which places of a page hold gold, in order, and the block in which the page ends. */
export interface GoldPlan {
  places: boolean[];
  block: GoldBlock;
}

/**
 * Says which places of somebody's next page hold gold. A fixed frequency draws its places from the whole page. An
 * adaptive one draws one place from each block of items, whose length nobody can tell from it: gold that came at
 * every n-th place would give itself away. Blocks run on over pages, so a page may hold one item only.
 */
export function planGold(input: GoldPlanInput): GoldPlan {
  const { frequency, goldPerHit, size, accurate, block, random } = input;
  if (frequency.kind === "fixed") return { places: drawnPlaces(random, goldPerHit, size), block };
  const length = accurate ? frequency.high : frequency.low;
  const places: boolean[] = [];
  let at = block;
  for (let item = 0; item < size; item += 1) {
    const next = nextPlace(at, length, random);
    places.push(next.gold);
    at = next.block;
  }
  return { places, block: at };
}

function drawnPlaces(random: Random, gold: number, size: number): boolean[] {
  return shuffled(
    random,
    Array.from({ length: size }, (_, at) => at < gold),
  );
}

/** Whether the next item is gold, and the block as it stands after it. */
function nextPlace(before: GoldBlock, length: number, random: Random): { gold: boolean; block: GoldBlock } {
  const { place, goldAt } = isFull(before, length) ? newBlock : before;
  const open = { place, goldAt: goldAt ?? randomInt(random, length) };
  const { gold } = needsGold(open, length);
  return { gold, block: { place: place + 1, goldAt: gold ? place : open.goldAt } };
}

/** Whether a block has its gold and as many items as it may have. */
function isFull({ place, goldAt }: GoldBlock, length: number): boolean {
  return goldAt !== null && goldAt < place && place >= length;
}
