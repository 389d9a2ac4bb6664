import fc from "fast-check";
import { expect, test } from "vitest";
import { locate, type Location } from "./location";
import { meanLocation } from "./mean-location";
import { medianLocation } from "./median-location";
import { sdTrimmedLocation } from "./sd-trimmed-location";
import { trimmedLocation } from "./trimmed-location";

const values = [1, 4, 4, 5, 5, 2, 0, 5, 3, 5];

// Reference numbers: numpy and scipy.stats (trim_mean, t.interval), intervals of median and trimmed mean by their
// formulas in numpy with scipy's t.ppf.
test.each<[string, Location, number, number, number]>([
  ["mean", meanLocation, 3.4, 2.0852647377274582, 4.714735262272542],
  ["median", medianLocation, 4, 2.352223708966622, 5.647776291033378],
  ["trimmed mean", trimmedLocation(0.2), 3.8333333333333335, 1.9501884046159128, 5.716478262050754],
  ["mean within one SD", sdTrimmedLocation(1), 4.125, 3.183647442699905, 5.066352557300095],
])("the %s of ten judgments agrees with scipy", (_, location, value, low, high) => {
  expect(locate(location, values, 0)).toEqual({
    value: expect.closeTo(value, 12),
    n: 10,
    sd: expect.closeTo(1.8378731669453627, 12),
    low: expect.closeTo(low, 10),
    high: expect.closeTo(high, 10),
  });
});

test("the interval of the answers to love and sex in WordSim-353 agrees with scipy.stats.t.interval", () => {
  expect(locate(meanLocation, [9, 6, 8, 8, 7, 8, 8, 4, 7, 2, 6, 7, 8], 0)).toEqual({
    value: 88 / 13,
    n: 13,
    sd: expect.closeTo(1.9215378456610455, 13),
    low: expect.closeTo(5.6080570704102914, 12),
    high: expect.closeTo(7.930404468051247, 12),
  });
});

test("equal values give an interval of width 0", () => {
  expect(locate(meanLocation, [3, 3, 3], 0)).toEqual({ value: 3, n: 3, sd: 0, low: 3, high: 3 });
});

const locations = [meanLocation, medianLocation, trimmedLocation(0.25), sdTrimmedLocation(1)];

test("a single judgment is the value, without spread or interval", () => {
  for (const location of locations) {
    expect(locate(location, [3], 0)).toEqual({ value: 3, n: 1, sd: null, low: null, high: null });
  }
});

test("every value lies between the least and the greatest judgment and does not depend on their order", () => {
  const judged = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(judged, fc.constantFrom(...locations), (given, location) => {
      const { value } = locate(location, given, 0);
      expect(value).toBeGreaterThanOrEqual(Math.min(...given) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...given) + 1e-9);
      expect(locate(location, [...given].reverse(), 0).value).toBeCloseTo(value ?? NaN, 10);
    }),
  );
});

test("an N/A takes the mean of the others: the mean stays, the median moves towards it, n counts the values", () => {
  expect(locate(meanLocation, [1, 4, 4], 2)).toEqual(locate(meanLocation, [1, 4, 4], 0));
  expect(locate(medianLocation, [1, 4, 4], 2)).toMatchObject({ value: 3, n: 3 });
});

test("a trimmed mean cuts whole values off either end", () => {
  expect(locate(trimmedLocation(0.2), [0, 1, 2, 3, 9], 0).value).toBe(2);
  expect(locate(trimmedLocation(0.2), [0, 1, 2, 9], 0).value).toBe(3);
  // 0.3 × 10 is 2.9999… in binary: three are meant.
  expect(locate(trimmedLocation(0.3), [0, 0, 0, 1, 2, 3, 4, 90, 90, 90], 0).value).toBe(2.5);
});

test("a trimmed mean of one value left has no interval", () => {
  expect(locate(trimmedLocation(0.4), [1, 2, 6], 0)).toMatchObject({ value: 2, low: null, high: null });
});

test("two values lie one standard deviation from their mean and both count", () => {
  expect(locate(sdTrimmedLocation(1), [0.1, 0.7], 0).value).toBeCloseTo(0.4, 14);
});

test("shares and deviations that leave nothing are refused", () => {
  expect(() => trimmedLocation(0.5)).toThrow(RangeError);
  expect(() => trimmedLocation(-0.1)).toThrow(RangeError);
  expect(() => sdTrimmedLocation(0.5)).toThrow(RangeError);
});
