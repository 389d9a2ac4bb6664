import fc from "fast-check";
import { expect, test } from "vitest";
import { inversions } from "./inversions";

test("sorted and equal entries hold no inversion, and reversed ones all pairs", () => {
  expect(inversions(Float64Array.from([1, 2, 2, 3]))).toBe(0);
  expect(inversions(Float64Array.from([5, 4, 3, 2, 1]))).toBe(10);
  expect(inversions(new Float64Array(0))).toBe(0);
});

test("descending pairs are counted as one by one, and the entries stay as they are", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }), (given) => {
      const values = Float64Array.from(given);
      const expected = given.flatMap((value, at) => given.slice(at + 1).filter((later) => later < value));
      expect(inversions(values)).toBe(expected.length);
      expect([...values]).toEqual(given);
    }),
  );
});
