import fc from "fast-check";
import { expect, test } from "vitest";
import { isoInstant } from "@/server/domain/instant";
import { InstantText } from "./instant-text";

test("every moment is written as everywhere else, in whatever order moments come", () => {
  const text = new InstantText();
  const moment = fc.integer({ min: -1_000_000_000_000, max: 10_000_000_000_000 });
  fc.assert(
    fc.property(moment, (ms) => {
      expect(text.of(ms)).toBe(isoInstant(ms));
    }),
    { numRuns: 500 },
  );
});
