import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnScale } from "./is-on-scale";
import { nearestValue } from "./nearest-value";

const quarters = { step: 0.25, points: [{ value: 0 }, { value: 4 }] };

test.each([
  [2.3, 2.25],
  [2.4, 2.5],
  [2.375, 2.5],
  [-3, 0],
  [9, 4],
])("the value nearest to %d is %d", (value, nearest) => {
  expect(nearestValue(quarters, value)).toBe(nearest);
});

test("decimal steps come out as they are written", () => {
  const twentieths = { step: 0.05, points: [{ value: 0 }, { value: 10 }] };
  expect(nearestValue(twentieths, 7.351)).toBe(7.35);
});

test("the nearest value is on the scale, and half a step away at most", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 4, noNaN: true }), (value) => {
      const nearest = nearestValue(quarters, value);
      expect(isOnScale(quarters, nearest)).toBe(true);
      expect(Math.abs(nearest - value)).toBeLessThanOrEqual(0.125 + 1e-12);
    }),
  );
});
