import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeMinor } from "./whole-minor";

test("every amount of whole cents is taken as it is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (minor) => {
      expect(wholeMinor(Number((minor / 100).toFixed(2)))).toBe(minor);
    }),
  );
});

test("what is below a cent, or between two, is refused rather than rounded", () => {
  expect([0.001, 0.005, 0.999, 1.234].map(wholeMinor)).toEqual([null, null, null, null]);
});
