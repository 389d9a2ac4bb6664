import { expect, test } from "vitest";
import { meanInterval } from "./mean-interval";

test("the interval of the answers to love and sex agrees with scipy.stats.t.interval", () => {
  const found = meanInterval([9, 6, 8, 8, 7, 8, 8, 4, 7, 2, 6, 7, 8]);
  expect(found).toMatchObject({ value: 88 / 13, n: 13 });
  expect(found).toHaveProperty("sd", expect.closeTo(1.9215378456610455, 13));
  expect(found).toHaveProperty("low", expect.closeTo(5.6080570704102914, 12));
  expect(found).toHaveProperty("high", expect.closeTo(7.930404468051247, 12));
});

test("missing values are left out of n", () => {
  expect(meanInterval([null, 1, null, 3])).toMatchObject({ value: 2, n: 2 });
});

test("equal values give an interval of width 0", () => {
  expect(meanInterval([3, 3, 3])).toEqual({ value: 3, n: 3, sd: 0, low: 3, high: 3 });
});

test("one value has no interval", () => {
  expect(meanInterval([3])).toEqual({ value: null, reason: "too_few_values" });
  expect(meanInterval([null])).toEqual({ value: null, reason: "too_few_values" });
});

test("values that are not finite give a reason", () => {
  expect(meanInterval([3, Infinity])).toEqual({ value: null, reason: "not_finite" });
});
