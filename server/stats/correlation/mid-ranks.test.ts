import fc from "fast-check";
import { expect, test } from "vitest";
import { midRanks } from "./mid-ranks";

test("equal values share the middle of their ranks", () => {
  // scipy.stats.rankdata([3, 1, 3, 2, 3])
  expect([...midRanks([3, 1, 3, 2, 3], 5)]).toEqual([4, 1, 4, 2, 4]);
});

test("only the first n values are ranked", () => {
  expect([...midRanks([5, 4, 0], 2)]).toEqual([2, 1]);
  expect([...midRanks([], 0)]).toEqual([]);
});

test.for([
  ["few", 9, 60],
  ["many", 400, 160],
] as const)(
  "a long list of %s distinct values is ranked as counting smaller and equal ones says",
  ([, max, maxLength]) => {
    const values = fc.array(fc.integer({ min: 0, max }), { minLength: 13, maxLength, size: "max" });
    fc.assert(
      fc.property(values, (given) => {
        const expected = given.map(
          (value) =>
            given.filter((other) => other < value).length +
            (given.filter((other) => other === value).length + 1) / 2,
        );
        expect([...midRanks(given, given.length)]).toEqual(expected);
      }),
    );
  },
);

test("ranks may be written into an array that is there", () => {
  const ranks = new Float64Array(4).fill(7);
  expect(midRanks([2, 1, 1], 3, ranks)).toBe(ranks);
  expect([...ranks]).toEqual([3, 1.5, 1.5, 7]);
});
