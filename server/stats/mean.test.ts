import fc from "fast-check";
import { expect, test } from "vitest";
import { mean } from "./mean";

test("the thirteen answers to love and sex average to the 6.77 that WordSim-353 publishes", () => {
  const answers = [9, 6, 8, 8, 7, 8, 8, 4, 7, 2, 6, 7, 8];
  expect(mean(answers)).toEqual({ value: 88 / 13 });
});

test("missing values are left out of the mean", () => {
  expect(mean([null, 2, null, 4])).toEqual({ value: 3 });
});

test("a mean of no values is undefined", () => {
  expect(mean([])).toEqual({ value: null, reason: "no_values" });
  expect(mean([null])).toEqual({ value: null, reason: "no_values" });
});

test("a value or a sum that is not finite gives a reason and no number", () => {
  expect(mean([1, NaN])).toEqual({ value: null, reason: "not_finite" });
  expect(mean([1, Infinity])).toEqual({ value: null, reason: "not_finite" });
  expect(mean([Number.MAX_VALUE, Number.MAX_VALUE])).toEqual({ value: null, reason: "not_finite" });
});

test("a mean lies between the least and the greatest value", () => {
  const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1 });
  fc.assert(
    fc.property(values, (given) => {
      const { value } = mean(given);
      expect(value).toBeGreaterThanOrEqual(Math.min(...given) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...given) + 1e-9);
    }),
  );
});
