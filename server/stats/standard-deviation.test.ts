import { expect, test } from "vitest";
import { populationStandardDeviation, sampleStandardDeviation } from "./standard-deviation";

// The answers to love and sex in WordSim-353, set 1; reference numbers from numpy.std with ddof 1 and 0.
const answers = [9, 6, 8, 8, 7, 8, 8, 4, 7, 2, 6, 7, 8];

test("the sample standard deviation agrees with numpy", () => {
  expect(sampleStandardDeviation(answers).value).toBeCloseTo(1.9215378456610455, 14);
});

test("the population standard deviation agrees with numpy", () => {
  expect(populationStandardDeviation(answers).value).toBeCloseTo(1.8461538461538463, 14);
});

test("missing values are left out", () => {
  expect(sampleStandardDeviation([null, 1, 3, null]).value).toBeCloseTo(Math.SQRT2, 15);
});

test("equal values spread by 0", () => {
  expect(sampleStandardDeviation([4, 4, 4])).toEqual({ value: 0 });
  expect(populationStandardDeviation([4])).toEqual({ value: 0 });
});

test("a spread far from zero loses no digits", () => {
  expect(populationStandardDeviation([1e9 + 1, 1e9 + 2, 1e9 + 3]).value).toBeCloseTo(Math.sqrt(2 / 3), 12);
});

test("one value has no sample deviation, and no values have neither", () => {
  expect(sampleStandardDeviation([4, null])).toEqual({ value: null, reason: "too_few_values" });
  expect(populationStandardDeviation([null])).toEqual({ value: null, reason: "too_few_values" });
});

test("values that are not finite or too large to square give a reason", () => {
  expect(sampleStandardDeviation([1, NaN])).toEqual({ value: null, reason: "not_finite" });
  expect(populationStandardDeviation([1e200, -1e200])).toEqual({ value: null, reason: "not_finite" });
});
