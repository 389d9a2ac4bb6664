import { expect, test } from "vitest";
import { fisherInterval, fisherTest, rankInterval } from "./fisher-z";

test("the interval of a correlation of 8 pairs is the one of scipy.stats.pearsonr", () => {
  const found = fisherInterval(0.9150004157335883, 8);
  expect(found).toHaveProperty("low", expect.closeTo(0.5920982270486052, 12));
  expect(found).toHaveProperty("high", expect.closeTo(0.9847379351580114, 12));
});

test("the best run of STS 2012 has the interval of its paper, up to the rounding of r", () => {
  // §4.5: r = .8239 on the 3,108 test pairs, printed [.8123, .8349].
  const found = fisherInterval(0.8239, 3108);
  expect(found).toHaveProperty("low", expect.closeTo(0.8123, 4));
  expect(found).toHaveProperty("high", expect.closeTo(0.8349, 3));
});

test("the interval of a rank correlation is wider by what its variance has more", () => {
  // By hand: atanh .5 = .549306, reach 1.959964 √(1.125 / 97) = .211076; tanh .338230 and tanh .760382.
  const found = rankInterval(0.5, 100);
  expect(found).toHaveProperty("low", expect.closeTo(0.325896, 5));
  expect(found).toHaveProperty("high", expect.closeTo(0.641302, 5));
  expect(rankInterval(0.5, 3)).toEqual({ value: null, reason: "too_few_pairs" });
  expect(rankInterval(-1, 9)).toEqual({ value: null, reason: "perfect_correlation" });
});

test("three pairs and perfect correlations have no interval", () => {
  expect(fisherInterval(0.5, 3)).toEqual({ value: null, reason: "too_few_pairs" });
  expect(fisherInterval(1, 10)).toEqual({ value: null, reason: "perfect_correlation" });
  expect(fisherInterval(-1, 10)).toEqual({ value: null, reason: "perfect_correlation" });
});

test("two correlations are compared as the formula says", () => {
  // (atanh .8 − atanh .7) / √(2/97) = 1.6123…, by hand from atanh .8 = 1.09861 and atanh .7 = 0.86730.
  const found = fisherTest({ r: 0.8, n: 100 }, { r: 0.7, n: 100 });
  expect(found.value).toBeCloseTo((Math.log(3) - Math.log(17 / 3) / 2) / Math.sqrt(2 / 97), 12);
  expect(found).toHaveProperty("p", expect.closeTo(0.0536, 3));
});

test("equal correlations give one half, and changing places turns the sign", () => {
  expect(fisherTest({ r: 0.3, n: 20 }, { r: 0.3, n: 9 })).toEqual({ value: 0, p: 0.5 });
  const one = fisherTest({ r: 0.6, n: 50 }, { r: 0.2, n: 30 });
  const other = fisherTest({ r: 0.2, n: 30 }, { r: 0.6, n: 50 });
  expect(other.value).toBeCloseTo(-one.value!, 14);
});

test("tests need four pairs each and correlations that are not perfect", () => {
  expect(fisherTest({ r: 0.3, n: 3 }, { r: 0.3, n: 9 })).toEqual({ value: null, reason: "too_few_pairs" });
  expect(fisherTest({ r: 1, n: 9 }, { r: 0, n: 9 })).toEqual({ value: null, reason: "perfect_correlation" });
});
