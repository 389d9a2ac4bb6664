import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { pairAtRandom, type WrittenPair } from "./pair-at-random";

const pairsIn = (dataset: string, count: number): WrittenPair[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${dataset}-${at}`,
    dataset,
    largerText: `larger ${dataset} ${at}`,
    smallerText: `smaller ${dataset} ${at}`,
  }));

const somePairs = fc
  .array(fc.record({ dataset: fc.constantFrom("a", "b"), larger: fc.nat(5), smaller: fc.nat(8) }), {
    maxLength: 40,
  })
  .map((drawn) =>
    drawn.map(({ dataset, larger, smaller }, at): WrittenPair => ({
      id: String(at),
      dataset,
      largerText: `L${larger}`,
      smallerText: `s${smaller}`,
    })),
  );

test("each random pair is of one dataset, new, and uses no text twice", () => {
  fc.assert(
    fc.property(somePairs, fc.nat(), (pairs, seed) => {
      const byId = new Map(pairs.map((pair) => [pair.id, pair]));
      const made = pairAtRandom(seededRandom(seed), pairs);
      for (const { larger, smaller } of made) {
        const [of, other] = [byId.get(larger), byId.get(smaller)];
        expect(of?.dataset).toBe(other?.dataset);
        const isWritten = pairs.some(
          (pair) =>
            pair.dataset === of?.dataset &&
            pair.largerText === of.largerText &&
            pair.smallerText === other?.smallerText,
        );
        expect(isWritten).toBe(false);
      }
      expect(new Set(made.map(({ larger }) => larger)).size).toBe(made.length);
      expect(new Set(made.map(({ smaller }) => smaller)).size).toBe(made.length);
    }),
  );
});

test("there are as many as were written for each other rating, in each dataset", () => {
  const made = pairAtRandom(seededRandom(1), [...pairsIn("news", 40), ...pairsIn("idioms", 8)]);
  expect(made.filter(({ larger }) => larger.startsWith("news"))).toHaveLength(10);
  expect(made.filter(({ larger }) => larger.startsWith("idioms"))).toHaveLength(2);
});

test("the seed alone decides which texts meet", () => {
  const pairs = pairsIn("news", 40);
  const drawn = [7, 7, 8].map((seed) => JSON.stringify(pairAtRandom(seededRandom(seed), pairs)));
  expect(drawn[0]).toBe(drawn[1]);
  expect(drawn[0]).not.toBe(drawn[2]);
});

test("a single pair, and pairs of one larger text, meet nothing", () => {
  const sameLarger = pairsIn("news", 8).map((pair) => ({ ...pair, largerText: "the same" }));
  expect(pairAtRandom(seededRandom(1), pairsIn("news", 1))).toEqual([]);
  expect(pairAtRandom(seededRandom(1), sameLarger)).toEqual([]);
});
