import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../random";
import { BandedSample } from "./banded-sample";
import { countSimilarity, countsInBands, emptyFineCounts } from "./fine-counts";
import { plannedBands } from "./planned-bands";
import { bandOf, similarityBands } from "./similarity-bands";
import { takenCounts } from "./taken-counts";

const hundredths = fc.integer({ min: 0, max: 100 });
const edges = fc
  .uniqueArray(hundredths, { minLength: 2, maxLength: 8 })
  .map((places) => places.sort((a, b) => a - b).map((place) => place / 100));
const similarities = fc.array(
  fc.oneof(
    fc.double({ min: 0, max: 1, noNaN: true }),
    hundredths.map((place) => place / 100),
  ),
  { maxLength: 200 },
);

test("counts between hundredths are those of any band whose edges have two decimals", () => {
  fc.assert(
    fc.property(edges, similarities, (places, values) => {
      const bands = similarityBands(places.slice(0, -1), places.at(-1));
      const counts = emptyFineCounts();
      for (const value of values) countSimilarity(counts, value);
      expect(countsInBands(counts, bands)).toEqual(
        bands.map((_, band) => values.filter((value) => bandOf(bands, value) === band).length),
      );
    }),
  );
});

describe("what a band lacks", () => {
  test("is missing, or comes from the nearest band that has more, of equally near ones from that above", () => {
    expect(takenCounts([5, 5, 5], [9, 2, 9], "leave")).toEqual([5, 2, 5]);
    expect(takenCounts([5, 5, 5], [9, 2, 9], "next")).toEqual([5, 2, 8]);
    expect(takenCounts([5, 5, 5], [9, 2, 6], "next")).toEqual([7, 2, 6]);
    expect(takenCounts([5, 5, 5, 5], [9, 9, 9, 1], "next")).toEqual([5, 5, 9, 1]);
    expect(takenCounts([5, 5], [1, 6], "next")).toEqual([1, 6]);
  });

  test("does not come from a band of which nothing is asked", () => {
    expect(takenCounts([0, 5, 5], [99, 5, 1], "next")).toEqual([0, 5, 1]);
  });

  test("is made up for as far as the others reach, and no band gives more than it has", () => {
    const cells = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(cells, (all) => {
        const [asked, found] = [all.map(([count]) => count), all.map(([, count]) => count)];
        const taken = takenCounts(asked, found, "next");
        const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
        const usable = sum(found.filter((_, band) => asked[band] !== 0));
        expect(sum(taken)).toBe(Math.min(sum(asked), usable));
        expect(taken.every((count, band) => count <= (found[band] ?? 0))).toBe(true);
      }),
    );
  });
});

const strataNames = ["news", "forum", "video"] as const;
const candidates = fc.array(
  fc.record({
    stratum: fc.constantFrom(...strataNames),
    similarity: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 300 },
);

test("a sample takes what was planned, and equal numbers from each band that has as many", () => {
  const order = fc.record({
    edges,
    take: fc.nat(12),
    short: fc.constantFrom("leave" as const, "next" as const),
    seed: fc.nat(1_000),
  });
  fc.assert(
    fc.property(order, candidates, ({ edges: places, take, short, seed }, all) => {
      const bands = similarityBands(places.slice(0, -1), places.at(-1));
      const takes = bands.map(() => take);
      const sample = new BandedSample<number>(seededRandom(seed), {
        bands,
        perBand: takes,
        quotas: new Map(),
        short,
      });
      const counts = new Map(all.map(({ stratum }) => [stratum, emptyFineCounts()]));
      for (const [at, { stratum, similarity }] of all.entries()) {
        sample.add(stratum, similarity, at);
        countSimilarity(counts.get(stratum)!, similarity);
      }
      const strata = [...counts].map(([stratum, each]) => ({ stratum, counts: each }));
      const plan = plannedBands(strata, { edges: places, takes, short });
      const cells = sample.cells();
      for (const [band, planned] of plan.bands.entries()) {
        const own = cells.filter((cell) => cell.band === band);
        expect(own.reduce((total, { taken }) => total + taken.length, 0)).toBe(planned.taken);
        expect(own.reduce((total, { found }) => total + found, 0)).toBe(planned.found);
      }
      for (const { stratum, band, found, taken } of cells) {
        if (short === "leave") expect(taken).toHaveLength(Math.min(take, found));
        else expect(taken.length).toBeGreaterThanOrEqual(Math.min(take, found));
        expect(new Set(taken).size).toBe(taken.length);
        for (const at of taken) {
          expect(all[at]?.stratum).toBe(stratum);
          expect(bandOf(bands, all[at]?.similarity ?? -1)).toBe(band);
        }
      }
    }),
  );
});
