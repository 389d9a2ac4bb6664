import { seededRandom } from "../random";
import { Reservoir } from "./reservoir";

/** Two records by their places in the list. */
export type LinkedPair = readonly [number, number];

export interface LinkedPairChoices {
  /** How many pairs to draw whose records are linked, and whose records share a neighbour and are not linked. */
  counts: { one: number; two: number };
  /** Where the walk begins, by place; these make no pair themselves. null walks over all. */
  from: readonly number[] | null;
  /** How many links the walk goes from there. */
  steps: number;
  /** A whole number. */
  seed: number;
}

export interface LinkedPairs {
  one: readonly LinkedPair[];
  two: readonly LinkedPair[];
  /** How many pairs of each distance there are. */
  found: { one: number; two: number };
  /** How many records the walk reached. */
  reached: number;
}

/**
 * Pairs of records at distance 1 and 2, each equally likely within its distance. A link counts in both directions, and a pair comes
 * once. No more pairs are kept than are drawn.
 * @param links for each record the places of those it links to.
 * Source: *SEM 2013 §2.3 (TYPED), which walked five times from hand-picked seeds, took them out, and drew pairs of an item with a
 * similar one, and with one similar to that.
 */
export function linkedPairs(links: readonly (readonly number[])[], choices: LinkedPairChoices): LinkedPairs {
  const near = bothWays(links);
  const isIn = reachedFrom(near, choices);
  const random = seededRandom(choices.seed);
  const one = new Reservoir<LinkedPair>(random, choices.counts.one);
  const two = new Reservoir<LinkedPair>(random, choices.counts.two);
  for (const [at, neighbours] of near.entries()) {
    if (!isIn[at]) continue;
    const further = new Set<number>();
    for (const neighbour of neighbours) {
      if (!isIn[neighbour]) continue;
      if (neighbour > at) one.add([at, neighbour]);
      for (const next of near[neighbour] ?? [])
        if (next > at && isIn[next] && !neighbours.has(next)) further.add(next);
    }
    for (const next of further) two.add([at, next]);
  }
  return {
    one: one.kept,
    two: two.kept,
    found: { one: one.seen, two: two.seen },
    reached: isIn.filter(Boolean).length,
  };
}

function bothWays(links: readonly (readonly number[])[]): ReadonlySet<number>[] {
  const near = links.map(() => new Set<number>());
  for (const [at, targets] of links.entries()) {
    for (const target of targets) {
      if (target === at) continue;
      near[at]?.add(target);
      near[target]?.add(at);
    }
  }
  return near;
}

/** Which records a walk reaches, without those it begins at. */
function reachedFrom(
  near: readonly ReadonlySet<number>[],
  { from, steps }: Pick<LinkedPairChoices, "from" | "steps">,
): boolean[] {
  if (from === null) return near.map(() => true);
  const visited = new Set(from);
  let edge = [...visited];
  for (let step = 0; step < steps; step += 1) {
    edge = [...new Set(edge.flatMap((at) => [...(near[at] ?? [])]))].filter((at) => !visited.has(at));
    for (const at of edge) visited.add(at);
  }
  for (const at of from) visited.delete(at);
  return near.map((_, at) => visited.has(at));
}
