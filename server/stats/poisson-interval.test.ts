import { expect, test } from "vitest";
import { poissonInterval } from "./poisson-interval";

// Exact limits from scipy.stats: chi2.ppf(0.025, 2n) / 2 and chi2.ppf(0.975, 2n + 2) / 2.
test.each([
  [3, 0.6186721228956014, 8.767273069742323, 0.03],
  [10, 4.7953886961324335, 18.39035604201778, 0.002],
  [100, 81.36399125092314, 121.62679379242638, 0.0001],
])("the interval of %i events is close to the exact one", (count, low, high, error) => {
  const found = poissonInterval(count);
  expect(Math.abs(found.low / low - 1)).toBeLessThan(error);
  expect(Math.abs(found.high / high - 1)).toBeLessThan(error);
});

test("no events at all still leave some to expect", () => {
  expect(poissonInterval(0).low).toBe(0);
  expect(poissonInterval(0).high).toBeGreaterThan(3);
});

test("what is no number of events is refused", () => {
  expect(() => poissonInterval(-1)).toThrow(RangeError);
  expect(() => poissonInterval(2.5)).toThrow(RangeError);
});
