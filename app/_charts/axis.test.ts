import fc from "fast-check";
import { expect, test } from "vitest";
import { labelsThatFit, linearAxis, logAxis, roundTicks } from "./axis";

test("ticks are round and lie between the ends", () => {
  expect(roundTicks(-0.2, 1, 5)).toEqual([0, 0.5, 1]);
  expect(roundTicks(-0.2, 1, 7)).toEqual([-0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(roundTicks(-1, 1, 5)).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(roundTicks(0, 5, 7)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(roundTicks(0, 2310, 5)).toEqual([0, 500, 1000, 1500, 2000]);
});

test("there are never more ticks than have room, and never none in a range that holds a few", () => {
  const ends = fc.tuple(
    fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    fc.double({ min: 0.01, max: 1e4, noNaN: true }),
  );
  fc.assert(
    fc.property(ends, fc.integer({ min: 4, max: 12 }), ([from, length], most) => {
      const ticks = roundTicks(from, from + length, most);
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect(ticks.length).toBeGreaterThan(0);
    }),
  );
});

test("an even axis places values by their distance and holds what lies beyond at its ends", () => {
  const { placeOf } = linearAxis(-0.2, 1, 5);
  expect(placeOf(0.4)).toBeCloseTo(0.5, 12);
  expect([-0.2, 1].map(placeOf)).toEqual([0, 1]);
  expect([-1, 3].map(placeOf)).toEqual([0, 1]);
});

test("on a logarithmic axis each factor of ten has the same length", () => {
  const { to, ticks, placeOf } = logAxis(730, 5);
  expect(to).toBe(1000);
  expect(ticks).toEqual([1, 10, 100, 1000]);
  expect([0, 1, 10, 100, 1000].map((value) => placeOf(value).toFixed(6))).toEqual([
    "0.000000",
    "0.000000",
    "0.333333",
    "0.666667",
    "1.000000",
  ]);
});

test("a short logarithmic axis has also the halves and fifths of its tens", () => {
  expect(logAxis(38, 7).ticks).toEqual([1, 2, 5, 10, 20, 50]);
});

test("longer labels get fewer places on the narrowest screen", () => {
  expect([1, 3, 4, 5].map(labelsThatFit)).toEqual([11, 6, 5, 4]);
});
