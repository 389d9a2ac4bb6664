import { type Random, shuffled } from "../random";
import { coOccurrenceOf, type CoOccurrence } from "./co-occurrence";
import { spreadCoOccurrence } from "./spread-co-occurrence";

/** How many things a best–worst question shows. */
export const tupleSize = 4;

const maxStarts = 6;

/** How many tuples a factor asks for: the factor times the number of things, rounded up. */
export function tupleCountFor(count: number, factor: number): number {
  return Math.ceil(factor * count);
}

/**
 * Tuples of four things each for best–worst questions. Every thing stands in as many tuples as any other, or in one
 * more; none stands twice in a tuple; and any two are brought together as evenly as a search finds: never more than
 * once above what an even spread asks for.
 * @param count how many things there are, numbered from 0; at least 5.
 * @returns for the same numbers and the same random source the same tuples.
 * @throws RangeError for fewer than 5 things or no tuple.
 * Source: the random dealing and the conditions of Kiritchenko and Mohammad 2016; the search is our own.
 */
export function balancedTuples(random: Random, count: number, tupleCount: number): number[][] {
  if (!Number.isInteger(count) || count <= tupleSize || !Number.isInteger(tupleCount) || tupleCount < 1) {
    throw new RangeError(`Cannot make ${tupleCount} tuples of ${count} things`);
  }
  const even = evenCompany(count, tupleCount);
  let best: CoOccurrence | null = null;
  for (let start = 0; start < maxStarts; start += 1) {
    const coOccurrence = coOccurrenceOf(dealTuples(random, count, tupleCount, tupleSize), count);
    spreadCoOccurrence(random, coOccurrence, even);
    if (best === null || coOccurrence.excess(even) < best.excess(even)) best = coOccurrence;
    if (best.excess(even) === 0) break;
  }
  return best?.tuples ?? [];
}

/** How often two things are together at most where all pairs of things are together equally often. */
export function evenCompany(count: number, tupleCount: number): number {
  const together = (tupleCount * tupleSize * (tupleSize - 1)) / 2;
  return Math.ceil(together / ((count * (count - 1)) / 2));
}

/**
 * Deals things like cards from packs that hold each once: a new pack is shuffled under the rest of the last one, and a
 * thing that the tuple has already waits for the next tuple.
 */
function dealTuples(random: Random, count: number, tupleCount: number, size: number): number[][] {
  const pack = Array.from({ length: count }, (_, thing) => thing);
  let waiting: number[] = [];
  return Array.from({ length: tupleCount }, () => {
    const tuple: number[] = [];
    while (tuple.length < size) {
      // The end of the list is its top.
      const at = waiting.findLastIndex((thing) => !tuple.includes(thing));
      if (at === -1) waiting = [...shuffled(random, pack), ...waiting];
      else tuple.push(...waiting.splice(at, 1));
    }
    return tuple;
  });
}
