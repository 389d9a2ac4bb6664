import { expect, test } from "vitest";
import { logGamma } from "./log-gamma";

test("gamma of a whole number is the factorial of the one before", () => {
  expect(logGamma(1)).toBeCloseTo(0, 14);
  expect(logGamma(2)).toBeCloseTo(0, 14);
  expect(logGamma(10)).toBeCloseTo(Math.log(362_880), 13);
});

test("gamma of one half is the root of pi", () => {
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14);
});

test("large arguments agree with scipy.special.gammaln", () => {
  expect(logGamma(100.5) / 361.43554046777757).toBeCloseTo(1, 14);
  expect(logGamma(1e6) / 12815504.569147611).toBeCloseTo(1, 14);
});

test("zero, negative and missing arguments are refused", () => {
  expect(() => logGamma(0)).toThrow(RangeError);
  expect(() => logGamma(-1)).toThrow(RangeError);
  expect(() => logGamma(NaN)).toThrow(RangeError);
});
