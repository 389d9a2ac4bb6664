import fc from "fast-check";
import { expect, test } from "vitest";
import { linkedPairs } from "./linked-pairs";

const all = { counts: { one: 1_000, two: 1_000 }, from: null, steps: 5, seed: 1 };
const sorted = (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => pair.join("-")).sort();

/** A chain 0–1–2–3–4 with a link back from 3 to 1. */
const chain = [[1], [2], [3], [4, 1], []];

test("pairs at distance 1 are linked either way, those at distance 2 share a neighbour and are not linked", () => {
  const { one, two, found, reached } = linkedPairs(chain, all);
  expect(sorted(one)).toEqual(["0-1", "1-2", "1-3", "2-3", "3-4"]);
  expect(sorted(two)).toEqual(["0-2", "0-3", "1-4", "2-4"]);
  expect([found, reached]).toEqual([{ one: 5, two: 4 }, 5]);
});

test("a walk ends after its steps, and what it begins at makes no pair", () => {
  const { one, two, reached } = linkedPairs(chain, { ...all, from: [0], steps: 2 });
  // One link from 0 is 1; two links are 2 and 3.
  expect([sorted(one), sorted(two), reached]).toEqual([["1-2", "1-3", "2-3"], [], 3]);
});

test("draws what is asked for, the same with one seed", () => {
  const links = Array.from({ length: 60 }, (_, at) => [(at * 7 + 1) % 60, (at * 11 + 3) % 60]);
  const few = { ...all, counts: { one: 10, two: 5 }, seed: 3 };
  const drawn = linkedPairs(links, few);
  expect([drawn.one.length, drawn.two.length]).toEqual([10, 5]);
  expect(linkedPairs(links, few)).toEqual(drawn);
  expect(linkedPairs(links, { ...few, seed: 4 })).not.toEqual(drawn);
});

test("distances are those of a search by breadth in any graph", () => {
  const graph = fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(graph, (links) => {
      const isLinked = (a: number, b: number) =>
        (links[a]?.includes(b) ?? false) || (links[b]?.includes(a) ?? false);
      const places = links.map((_, at) => at);
      const pairs = places.flatMap((a) => places.filter((b) => b > a).map((b) => [a, b] as const));
      const one = pairs.filter(([a, b]) => isLinked(a, b));
      const two = pairs.filter(
        ([a, b]) =>
          !isLinked(a, b) && places.some((c) => c !== a && c !== b && isLinked(a, c) && isLinked(c, b)),
      );
      const found = linkedPairs(links, all);
      expect([sorted(found.one), sorted(found.two)]).toEqual([sorted(one), sorted(two)]);
    }),
  );
});
