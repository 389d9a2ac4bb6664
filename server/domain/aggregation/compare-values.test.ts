import { expect, test } from "vitest";
import { compareValues } from "./compare-values";

test("what moves is counted and measured in points of the scale", () => {
  expect(compareValues([1, 2, 3, 4, 5], [1, 2.5, 3, 3, 5])).toMatchObject({
    items: 5,
    moved: 2,
    meanMove: 0.3,
    largestMove: 1,
    gained: 0,
    lost: 0,
  });
});

test("items with a value by one way only are told apart and enter no figure", () => {
  expect(compareValues([1, null, 3], [1, 2, null])).toMatchObject({ items: 1, moved: 0, gained: 1, lost: 1 });
});

test("sums that round apart are the same value", () => {
  expect(compareValues([0.1 + 0.2], [0.3]).moved).toBe(0);
});

test("values that all stay correlate perfectly, without an interval", () => {
  const { pearson } = compareValues([1, 2, 3, 4], [1, 2, 3, 4]);
  expect(pearson).toEqual({ value: 1, n: 4, interval: null });
});

test("without any value there is a reason in the place of figures", () => {
  expect(compareValues([null], [null])).toEqual({
    items: 0,
    moved: 0,
    meanMove: null,
    largestMove: null,
    pearson: { value: null, reason: "too_few_pairs", n: 0 },
    gained: 0,
    lost: 0,
  });
});

test("of values that only name answers it is counted which become others, and nothing is measured", () => {
  expect(compareValues([1, 2, 3, null], [1, 4, 1, 2], { areNames: true })).toEqual({
    items: 3,
    moved: 2,
    meanMove: null,
    largestMove: null,
    pearson: { value: null, reason: "nominal", n: 0 },
    gained: 1,
    lost: 0,
  });
});
