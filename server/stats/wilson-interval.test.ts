import fc from "fast-check";
import { expect, test } from "vitest";
import { wilsonInterval } from "./wilson-interval";

// Reference numbers: scipy.stats.binomtest(hits, trials).proportion_ci(0.95, method="wilson").
test.each([
  [2, 5, 0.11762077423264794, 0.769275718723987],
  [28, 31, 0.7510006155660716, 0.9665353558368026],
  [26, 41, 0.4812070108791201, 0.7641016898031056],
  [0, 10, 0, 0.27753279986288926],
  [10, 10, 0.7224672001371109, 1],
])("the interval of %i of %i agrees with scipy", (hits, trials, low, high) => {
  const found = wilsonInterval(hits, trials);
  expect(found).toMatchObject({ value: hits / trials, n: trials });
  expect(found).toHaveProperty("low", expect.closeTo(low, 14));
  expect(found).toHaveProperty("high", expect.closeTo(high, 14));
});

test("no trials give no proportion", () => {
  expect(wilsonInterval(0, 0)).toEqual({ value: null, reason: "no_trials" });
});

test("counts that are no proportion are refused", () => {
  expect(() => wilsonInterval(3, 2)).toThrow(RangeError);
  expect(() => wilsonInterval(-1, 2)).toThrow(RangeError);
  expect(() => wilsonInterval(0.5, 2)).toThrow(RangeError);
});

test("the interval holds the proportion and stays within 0 and 1", () => {
  const counts = fc
    .nat({ max: 500 })
    .chain((trials) => fc.tuple(fc.nat({ max: trials }), fc.constant(trials)));
  fc.assert(
    fc.property(counts, ([hits, trials]) => {
      const found = wilsonInterval(hits, trials);
      fc.pre(found.value !== null);
      if (found.value === null) return;
      expect(found.low).toBeGreaterThanOrEqual(0);
      expect(found.low).toBeLessThanOrEqual(found.value);
      expect(found.high).toBeGreaterThanOrEqual(found.value);
      expect(found.high).toBeLessThanOrEqual(1);
    }),
  );
});
