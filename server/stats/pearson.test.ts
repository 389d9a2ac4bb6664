import fc from "fast-check";
import { expect, test } from "vitest";
import { pearson } from "./pearson";

// Anscombe's first data set (1973); reference number from scipy.stats.pearsonr.
const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];

test("Anscombe's first data set correlates as scipy says", () => {
  const found = pearson(x, y);
  expect(found.value).toBeCloseTo(0.8164205163448395, 14);
  expect(found).toHaveProperty("n", 11);
});

test("a position where either side is missing does not count", () => {
  const found = pearson([1, null, ...x, 5], [null, 2, ...y, null]);
  expect(found).toEqual(pearson(x, y));
});

test("fewer than two pairs have no correlation", () => {
  expect(pearson([], [])).toEqual({ value: null, reason: "too_few_pairs" });
  expect(pearson([1, null], [1, 2])).toEqual({ value: null, reason: "too_few_pairs" });
});

test("a constant side has no correlation, even where its mean rounds away from it", () => {
  expect(pearson([0.1, 0.1, 0.1], [1, 2, 3])).toEqual({ value: null, reason: "no_variance" });
  expect(pearson([1, 2, 3], [7, 7, 7])).toEqual({ value: null, reason: "no_variance" });
});

test("values that are not finite give a reason", () => {
  expect(pearson([1, 2, NaN], [1, 2, 3])).toEqual({ value: null, reason: "not_finite" });
  // The distance from the mean is too large for a number, though the mean is none.
  expect(pearson([1.7e308, -1.7e308, -1e308], [1, 2, 3])).toEqual({ value: null, reason: "not_finite" });
  expect(pearson([1, 2], [1.7e308, 1.7e308])).toEqual({ value: null, reason: "not_finite" });
});

test("huge and tiny values neither overflow nor vanish", () => {
  expect(pearson([1e200, 2e200, 3e200], [1e-200, 2e-200, 3e-200]).value).toBeCloseTo(1, 14);
});

test("lists of different length are refused", () => {
  expect(() => pearson([1, 2], [1])).toThrow(RangeError);
});

const scores = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20 })), {
  minLength: 2,
  maxLength: 40,
});

test("a correlation lies within −1 and 1 and is the same from either side", () => {
  fc.assert(
    fc.property(scores, (pairs) => {
      const a = pairs.map(([left]) => left);
      const b = pairs.map(([, right]) => right);
      const { value } = pearson(a, b);
      if (value !== null) expect(Math.abs(value)).toBeLessThanOrEqual(1);
      expect(pearson(b, a)).toEqual(pearson(a, b));
    }),
  );
});

test("shifting and stretching one side changes nothing, and turning it round changes the sign", () => {
  fc.assert(
    fc.property(scores, (pairs) => {
      const a = pairs.map(([left]) => left);
      const b = pairs.map(([, right]) => right);
      const { value } = pearson(a, b);
      fc.pre(value !== null);
      expect(
        pearson(
          a,
          b.map((score) => 3 * score + 7),
        ).value,
      ).toBeCloseTo(value ?? NaN, 10);
      expect(
        pearson(
          a,
          b.map((score) => 5 - score),
        ).value,
      ).toBeCloseTo(-(value ?? NaN), 10);
    }),
  );
});
