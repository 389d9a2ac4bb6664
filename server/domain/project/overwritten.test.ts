import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameValue, overwritten } from "./overwritten";

test("a field that somebody else changed is named with both values", () => {
  const change = {
    set: { overlap: 4, hitSize: 3 },
    was: { overlap: 5, hitSize: 5 },
    now: { overlap: 7, hitSize: 5 },
  };
  expect(overwritten(change)).toEqual([{ field: "overlap", was: 5, now: 7 }]);
});

test("the same change twice, and a change that does not say what was, ask nothing", () => {
  expect(overwritten({ set: { overlap: 7 }, was: { overlap: 5 }, now: { overlap: 7 } })).toEqual([]);
  expect(overwritten({ set: { overlap: 4 }, was: {}, now: { overlap: 7 } })).toEqual([]);
});

test("values are the same in whatever order their names come, and with whatever space around texts", () => {
  expect(isSameValue({ a: 1, b: [" x "] }, { b: ["x"], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 2 })).toBe(false);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
});

test("nobody's change is lost: whatever is not as it was seen is named unless it is what is wanted", () => {
  const values = fc.record({
    was: fc.integer({ max: 3, min: 0 }),
    now: fc.integer({ max: 3, min: 0 }),
    set: fc.integer({ max: 3, min: 0 }),
  });
  fc.assert(
    fc.property(values, ({ was, now, set }) => {
      const found = overwritten({ set: { n: set }, was: { n: was }, now: { n: now } });
      expect(found.length === 1).toBe(was !== now && set !== now);
    }),
  );
});
