import type { Relation } from "@/server/domain/sense/relations";
import type { ReadSynset, Synset, SynsetId } from "./synset";

/** How many edges lie at most between a word's own sense and the sense it is compared with (2014, section 3.3). */
const maxEdges = 3;

interface Step {
  relation: Relation;
  id: SynsetId;
}

/** A synset with a shortest way to it, its own step last; a hypernym and then a hyponym lead to a sibling. */
interface Neighbour {
  synset: Synset;
  steps: Step[];
}

export interface Neighbourhood {
  /** The nearest first, then in the order of the pointers that lead there. */
  neighbours: Neighbour[];
  /** How many there are one, two and three edges away, listed or not. */
  countsByDistance: number[];
}

/**
 * All synsets that at most so many edges of any kind connect with the given one, by a breadth-first walk.
 * @param most synsets that are listed; all are counted.
 */
export function neighbourhood(
  start: Synset,
  read: ReadSynset,
  { edges = maxEdges, most }: { edges?: number; most: number },
): Neighbourhood {
  const seen = new Set<SynsetId>([start.id]);
  const neighbours: Neighbour[] = [];
  const countsByDistance: number[] = [];
  let rim: Neighbour[] = [{ synset: start, steps: [] }];
  for (let distance = 1; distance <= edges; distance += 1) {
    const ways = rim.flatMap((from) => newWays(from, seen));
    countsByDistance.push(ways.length);
    const toRead = distance < edges ? ways : ways.slice(0, Math.max(0, most - neighbours.length));
    rim = toRead.map((steps) => ({ synset: read(lastOf(steps).id), steps }));
    neighbours.push(...rim.slice(0, Math.max(0, most - neighbours.length)));
  }
  return { neighbours, countsByDistance };
}

/** The ways one edge further that lead to what nobody has seen yet; each is seen then. */
function newWays({ synset, steps }: Neighbour, seen: Set<SynsetId>): Step[][] {
  const ways: Step[][] = [];
  for (const { relation, target } of synset.pointers) {
    if (seen.has(target)) continue;
    seen.add(target);
    ways.push([...steps, { relation, id: target }]);
  }
  return ways;
}

function lastOf(steps: readonly Step[]): Step {
  const last = steps.at(-1);
  if (last === undefined) throw new RangeError("A way to another synset has a step");
  return last;
}
