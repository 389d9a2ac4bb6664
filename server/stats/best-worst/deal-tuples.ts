import { shuffled, type Random } from "../random";

/**
 * Deals things like cards from packs that hold each once: a new pack is shuffled under the rest of the last one, and a
 * thing that the tuple has already waits for the next tuple.
 */
export function dealTuples(random: Random, count: number, tupleCount: number, size: number): number[][] {
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
