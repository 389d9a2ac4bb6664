import fc from "fast-check";
import { expect, test } from "vitest";
import { LinesOfIds } from "./lines-of-ids";

test("an id that stands twice is told by the line on which it stood first", () => {
  const lines = new LinesOfIds();
  expect(["a", "b", "a", "ab", "", "b", ""].map((id, at) => lines.note(id, at + 1))).toEqual([
    null,
    null,
    1,
    null,
    null,
    2,
    5,
  ]);
});

test("any ids are told apart as a Map does, letters beyond two bytes and halves of them too", () => {
  const id = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("\ud800", "\udc00", "\ufffd", "a") }),
    fc.integer({ min: 0, max: 50 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(id, { maxLength: 300 }), (ids) => {
      const lines = new LinesOfIds();
      const known = new Map<string, number>();
      for (const [at, one] of ids.entries()) {
        expect(lines.note(one, at)).toBe(known.get(one) ?? null);
        if (!known.has(one)) known.set(one, at);
      }
    }),
  );
});

test("many ids are kept while the memory for them grows, and one that is longer than all of it", () => {
  const lines = new LinesOfIds();
  const long = "x".repeat(100_000);
  for (let n = 0; n < 50_000; n += 1) expect(lines.note(`pair-${n}`, n + 2)).toBeNull();
  expect(lines.note(long, 50_002)).toBeNull();
  for (let n = 0; n < 50_000; n += 1) expect(lines.note(`pair-${n}`, 0)).toBe(n + 2);
  expect(lines.note(long, 0)).toBe(50_002);
});
