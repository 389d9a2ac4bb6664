import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseGold } from "./choose-gold";

const chosen = (choice: Parameters<typeof chooseGold>[0], scored: number) => {
  const isGold = chooseGold(choice, scored);
  return Array.from({ length: scored }, (_, n) => n).filter(isGold);
};

test("none, all and the first few are what they say", () => {
  expect(chosen({ take: "none" }, 4)).toEqual([]);
  expect(chosen({ take: "all" }, 4)).toEqual([0, 1, 2, 3]);
  expect(chosen({ take: "first", count: 2 }, 4)).toEqual([0, 1]);
});

test("a random choice has as many as were asked for, or all there are", () => {
  const size = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(size, size, fc.nat({ max: 1_000 }), (count, scored, seed) => {
      expect(chosen({ take: "random", count, seed }, scored)).toHaveLength(Math.min(count, scored));
    }),
  );
});

test("a random choice favours nobody", () => {
  const times = new Map<number, number>();
  for (let seed = 0; seed < 3_000; seed += 1) {
    for (const n of chosen({ take: "random", count: 3, seed }, 10)) times.set(n, (times.get(n) ?? 0) + 1);
  }
  // 900 of 3,000 are expected of each; five standard deviations are 125.
  expect(times.size).toBe(10);
  for (const n of times.values()) expect(Math.abs(n - 900)).toBeLessThan(125);
});
