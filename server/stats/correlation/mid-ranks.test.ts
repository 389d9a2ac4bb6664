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

test("a long list is ranked as counting the smaller and equal values says", () => {
  const values = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 60 });
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
});
