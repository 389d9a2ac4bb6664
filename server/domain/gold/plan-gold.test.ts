import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { goldBeside, planGold } from "./plan-gold";

const goldIn = (places: readonly boolean[]) => places.filter(Boolean).length;

/** The HITs of one person, one after the other. */
function pages(count: number, rate: number, size: number, seed = 1): boolean[][] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => planGold({ rate, size, random }));
}

test("a page whose share of gold is a whole number has that many, and no gold has none", () => {
  for (const hit of pages(200, 2 / 5, 5)) expect(goldIn(hit)).toBe(2);
  for (const hit of pages(200, 1 / 4, 20)) expect(goldIn(hit)).toBe(5);
  expect(planGold({ rate: 0, size: 5, random: seededRandom(1) })).toEqual(Array(5).fill(false));
});

test("else it has one of the two nearest numbers, and the share is right in the mean", () => {
  const counts = pages(8_000, 1 / 4, 5).map(goldIn);
  expect(new Set(counts)).toEqual(new Set([1, 2]));
  // 10,000 expected, with a standard deviation of 39.
  expect(Math.abs(counts.reduce((sum, count) => sum + count, 0) - 10_000)).toBeLessThan(200);
});

test("gold stands at each place equally often", () => {
  const counts = [0, 0, 0, 0, 0];
  for (const hit of pages(5_000, 1 / 5, 5)) {
    for (const [place, isGold] of hit.entries()) counts[place] = (counts[place] ?? 0) + Number(isGold);
  }
  // 1,000 expected at each place, with a standard deviation of 28.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(140);
});

test("whether a page holds gold says nothing of the next, however long there was none", () => {
  const stream = pages(40_000, 1 / 4, 1).map(goldIn);
  for (const past of [1, 2, 3, 4, 5]) {
    for (const before of [0, 1]) {
      const next = stream.filter((_, at) => {
        const run = stream.slice(Math.max(0, at - past), at);
        return run.length === past && run.every((gold) => gold === before);
      });
      // A share of a quarter, to within five standard errors.
      const share = next.filter((gold) => gold === 1).length / next.length;
      expect(Math.abs(share - 0.25)).toBeLessThan(5 * Math.sqrt(0.1875 / next.length));
    }
  }
});

test("beside less work than was looked for stands less gold, in the same share", () => {
  const random = seededRandom(4);
  expect(goldBeside(4, 1 / 5, random)).toBe(1);
  expect(goldBeside(3, 1 / 2, random)).toBe(3);
  const beside = Array.from({ length: 8_000 }, () => goldBeside(1, 1 / 5, random));
  expect(new Set(beside)).toEqual(new Set([0, 1]));
  // 2,000 expected, with a standard deviation of 39.
  expect(Math.abs(goldIn(beside.map((gold) => gold === 1)) - 2_000)).toBeLessThan(200);
});

test("never more gold than places", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 0, max: 50 }),
      fc.nat(),
      (rate, size, seed) => {
        const places = planGold({ rate, size, random: seededRandom(seed) });
        expect(places).toHaveLength(size);
        expect(goldIn(places)).toBeGreaterThanOrEqual(Math.floor(size * rate - 1e-6));
        expect(goldIn(places)).toBeLessThanOrEqual(Math.ceil(size * rate));
      },
    ),
  );
});
