import fc from "fast-check";
import { expect, test } from "vitest";
import { NumberText } from "./number-text";

test("every number is written as everywhere else, also when it comes again", () => {
  const text = new NumberText();
  const tenths = fc.integer({ min: -50, max: 40_000 }).map((count) => count / 10);
  fc.assert(
    fc.property(fc.oneof(tenths, fc.double(), fc.constantFrom(-0, 0.30000000000000004)), (value) => {
      expect([text.of(value), text.of(value)]).toEqual([String(value), String(value)]);
    }),
    { numRuns: 1_000 },
  );
});
