import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom, shuffled } from "../random";
import { BandedSample, strataLimit } from "./banded-sample";
import { Reservoir } from "./reservoir";
import { bandOf, similarityBands } from "./similarity-bands";
import { SimilarityHistogram } from "./similarity-histogram";

describe("bands", () => {
  test("begin at the numbers given, the last one ending at 1 or earlier", () => {
    expect(similarityBands([0.4, 0.5, 0.6, 0.7, 0.8]).map(({ high }) => high)).toEqual([
      0.5, 0.6, 0.7, 0.8, 1,
    ]);
    expect(similarityBands([0.4, 0.9])).toEqual([
      { low: 0.4, high: 0.9 },
      { low: 0.9, high: 1 },
    ]);
    expect(similarityBands([0.4, 0.9], 0.9)).toEqual([{ low: 0.4, high: 0.9 }]);
  });

  test.each([[[1]], [[0.5, 0.5]], [[0.5, 0.4]], [[-0.1]], [[]]])("%j are none", (starts) => {
    expect(() => similarityBands(starts, starts.length === 0 ? 0 : 1)).toThrow(RangeError);
  });

  test("include their low end, and the last its high end too", () => {
    const bands = similarityBands([0.4, 0.6], 0.9);
    expect([0.39, 0.4, 0.59, 0.6, 0.9, 0.91].map((value) => bandOf(bands, value))).toEqual([
      ...[null, 0, 0, 1, 1, null],
    ]);
  });
});

test("a histogram counts each similarity in the bin that includes its low end, and 1 in the last", () => {
  const histogram = new SimilarityHistogram();
  for (let edge = 0; edge <= 20; edge += 1) histogram.add(edge / 20);
  histogram.add(0.349);
  expect(histogram.bins().map(({ count }) => count)).toEqual([
    ...[1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  ]);
  expect(histogram.bins()[3]).toEqual({ low: 0.15, high: 0.2, count: 1 });
});

test("a reservoir keeps each value equally often", () => {
  const [values, size, rounds] = [20, 5, 8_000];
  const random = seededRandom(3);
  const counts = Array.from({ length: values }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const reservoir = new Reservoir<number>(random, size);
    for (let value = 0; value < values; value += 1) reservoir.add(value);
    for (const kept of reservoir.kept) counts[kept]! += 1;
  }
  const expected = (rounds * size) / values;
  const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  // Draws without replacement vary less than chi-square of 19 degrees; its 99.9 % point is 43.82.
  expect(chiSquare).toBeLessThan(43.82);
  expect(chiSquare).toBeGreaterThan(3);
});

interface Candidate {
  stratum: string;
  similarity: number;
}

const candidates: fc.Arbitrary<Candidate[]> = fc.array(
  fc.record({
    stratum: fc.constantFrom("news", "forum"),
    similarity: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  }),
  { maxLength: 200 },
);

const bands = similarityBands([0.2, 0.5, 0.8], 0.9);

function sampled(pairs: readonly Candidate[], seed = 1, quotas = new Map<string, number>()) {
  const sample = new BandedSample<Candidate>(seededRandom(seed), {
    bands,
    perBand: [5],
    quotas,
    short: "leave",
  });
  for (const pair of pairs) sample.add(pair.stratum, pair.similarity, pair);
  return sample.cells();
}

test("each band of each stratum gives what was asked, or all it has, and nothing from outside of it", () => {
  fc.assert(
    fc.property(candidates, (pairs) => {
      for (const { stratum, band, asked, found, taken } of sampled(pairs)) {
        const there = pairs.filter(
          (pair) => pair.stratum === stratum && bandOf(bands, pair.similarity) === band,
        );
        expect([asked, found, taken.length]).toEqual([5, there.length, Math.min(5, there.length)]);
        expect(new Set(taken).size).toBe(taken.length);
        for (const pair of taken) expect(there).toContain(pair);
      }
    }),
  );
});

test("the seed alone decides, and the order of the pairs changes no count", () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 0, max: 99 }), (pairs, seed) => {
      expect(sampled(pairs, seed)).toEqual(sampled(pairs, seed));
      const counts = (of: readonly Candidate[]) =>
        sampled(of, seed).map(({ taken, ...cell }) => ({ ...cell, taken: taken.length }));
      expect(counts(shuffled(seededRandom(seed), pairs))).toEqual(counts(pairs));
    }),
  );
});

test("a stratum with a quota gives that, and is told even where no pair has it", () => {
  const pairs = Array.from({ length: 40 }, () => ({ stratum: "news", similarity: 0.3 }));
  const cells = sampled(
    pairs,
    1,
    new Map([
      ["news", 7],
      ["forum", 2],
    ]),
  );
  const counts = cells.map(({ stratum, asked, found, taken }) => [stratum, asked, found, taken.length]);
  expect(counts.filter((_, at) => at % 3 === 0)).toEqual([
    ["forum", 2, 0, 0],
    ["news", 7, 40, 7],
  ]);
});

test("there are at most as many strata as a sample can be told by", () => {
  const sample = new BandedSample<number>(seededRandom(1), {
    bands,
    perBand: [1],
    quotas: new Map(),
    short: "leave",
  });
  for (let at = 0; at < strataLimit; at += 1) sample.add(`s${at}`, 0.3, at);
  expect([sample.admits("s0"), sample.admits("another")]).toEqual([true, false]);
});
