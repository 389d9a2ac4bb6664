import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { newBlock } from "./needs-gold";
import { planGold, type GoldPlanInput } from "./plan-gold";

const adaptive = { kind: "adaptive", high: 4, low: 2 } as const;

const inputOf = (rest: Partial<GoldPlanInput>): GoldPlanInput => ({
  frequency: adaptive,
  goldPerHit: 1,
  size: 1,
  accurate: true,
  block: newBlock,
  random: seededRandom(1),
  ...rest,
});

/** The places of many pages in a row, for somebody who is accurate or not at each page. */
function stream(pages: readonly { size: number; accurate: boolean }[], seed: number): boolean[] {
  const random = seededRandom(seed);
  let block = newBlock;
  return pages.flatMap((page) => {
    const plan = planGold(inputOf({ ...page, block, random }));
    block = plan.block;
    return plan.places;
  });
}

const pages = (count: number, size: number, accurate: boolean) =>
  Array.from({ length: count }, () => ({ size, accurate }));

const goldIn = (places: readonly boolean[]) => places.filter(Boolean).length;

test("a fixed frequency puts its gold at that many places of the page, and never more than there are", () => {
  const fixed = { frequency: { kind: "fixed" } as const, size: 5 };
  expect(goldIn(planGold(inputOf({ ...fixed, goldPerHit: 2 })).places)).toBe(2);
  expect(planGold(inputOf({ ...fixed, goldPerHit: 9, size: 2 })).places).toEqual([true, true]);
  expect(planGold(inputOf({ ...fixed, goldPerHit: 0 })).places).toEqual(Array(5).fill(false));
});

test("a fixed frequency leaves the block alone", () => {
  const block = { place: 2, goldAt: 3 };
  expect(planGold(inputOf({ frequency: { kind: "fixed" }, size: 5, block })).block).toEqual(block);
});

test("a fixed frequency puts gold at each place equally often", () => {
  const random = seededRandom(3);
  const counts = [0, 0, 0, 0, 0];
  for (let page = 0; page < 5_000; page += 1) {
    const { places } = planGold(inputOf({ frequency: { kind: "fixed" }, size: 5, random }));
    counts[places.indexOf(true)] = (counts[places.indexOf(true)] ?? 0) + 1;
  }
  // 1,000 expected at each place, with a standard deviation of 28.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(140);
});

test.each([
  { accurate: true, length: 4 },
  { accurate: false, length: 2 },
])("every block of $length items holds exactly one gold item, whatever the pages", ({ accurate, length }) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 })), fc.integer({ min: 0 }), (sizes, seed) => {
      const places = stream(
        sizes.map((size) => ({ size, accurate })),
        seed,
      );
      for (let from = 0; from + length <= places.length; from += length) {
        expect(goldIn(places.slice(from, from + length))).toBe(1);
      }
    }),
  );
});

test("the page size does not change where gold stands", () => {
  expect(stream(pages(12, 1, true), 9)).toEqual(stream(pages(2, 6, true), 9));
});

test("gold stands at each place of its block equally often", () => {
  const places = stream(pages(4_000, 4, true), 5);
  const at = [0, 1, 2, 3].map((place) => places.filter((gold, n) => gold && n % 4 === place).length);
  // 1,000 expected at each place, with a standard deviation of 27.
  for (const count of at) expect(Math.abs(count - 1_000)).toBeLessThan(140);
});

test("in the long run the share of gold is one in `high` of the accurate and one in `low` of others", () => {
  expect(goldIn(stream(pages(400, 1, true), 2)) / 400).toBe(1 / 4);
  expect(goldIn(stream(pages(400, 1, false), 2)) / 400).toBe(1 / 2);
});

test("who becomes inaccurate in a long block without gold gets it at once", () => {
  const block = { place: 2, goldAt: 3 };
  expect(planGold(inputOf({ accurate: false, block }))).toEqual({
    places: [true],
    block: { place: 3, goldAt: 2 },
  });
});

test("who becomes inaccurate after the gold of a long block begins a new one", () => {
  const { places } = planGold(inputOf({ accurate: false, block: { place: 3, goldAt: 0 }, size: 2 }));
  expect(goldIn(places)).toBe(1);
});

test("whoever is accurate when, no run of items is without gold for two long blocks, nor all gold", () => {
  const changing = fc.array(fc.record({ size: fc.constant(1), accurate: fc.boolean() }), { maxLength: 60 });
  fc.assert(
    fc.property(changing, fc.integer({ min: 0 }), (list, seed) => {
      const runs = stream(list, seed)
        .map((gold) => (gold ? "g" : "w"))
        .join("");
      expect(runs).not.toMatch(/w{7}/);
      expect(runs).not.toMatch(/g{3}/);
    }),
  );
});
