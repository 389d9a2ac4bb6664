import fc from "fast-check";
import { expect, test } from "vitest";
import { pearson } from "../pearson";
import { weightedPearson } from "./weighted-pearson";

const x = [1, 2, 4, 7, 9];
const y = [2, 1, 4, 5, 3];

test("weighted pairs correlate as numpy.cov with aweights says", () => {
  const found = weightedPearson(x, y, [100, 50, 10, 80, 1]);
  expect(found.value).toBeCloseTo(0.9189132763860537, 12);
  expect(found).toHaveProperty("n", 5);
});

test("equal weights give Pearson's correlation, and a weight of 2 counts a pair twice", () => {
  expect(weightedPearson(x, y, [3, 3, 3, 3, 3]).value).toBeCloseTo(pearson(x, y).value ?? NaN, 12);
  expect(weightedPearson(x, y, [2, 1, 1, 1, 1]).value).toBeCloseTo(
    pearson([1, ...x], [2, ...y]).value ?? NaN,
    12,
  );
});

test("pairs without weight do not count", () => {
  const found = weightedPearson([...x, 1000], [...y, -1000], [1, 1, 1, 1, 1, 0]);
  expect(found.value).toBeCloseTo(pearson(x, y).value ?? NaN, 12);
  expect(found).toHaveProperty("n", 5);
});

test("without two pairs, variance or finite values there is no correlation", () => {
  expect(weightedPearson([1, 2], [1, 2], [1, 0])).toEqual({ value: null, reason: "too_few_pairs" });
  expect(weightedPearson([1, 1, 2], [1, 2, 3], [1, 1, 0])).toEqual({ value: null, reason: "no_variance" });
  expect(weightedPearson([1, NaN], [1, 2], [1, 1])).toEqual({ value: null, reason: "not_finite" });
  expect(() => weightedPearson([1, 2], [1, 2], [1])).toThrow(RangeError);
  expect(() => weightedPearson([1, 2], [1, 2], [1, -1])).toThrow(RangeError);
});

test("it lies within −1 and 1", () => {
  const triple = fc.tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 100 }),
  );
  fc.assert(
    fc.property(fc.array(triple), (given) => {
      const { value } = weightedPearson(
        given.map(([left]) => left),
        given.map(([, right]) => right),
        given.map(([, , weight]) => weight),
      );
      expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});
