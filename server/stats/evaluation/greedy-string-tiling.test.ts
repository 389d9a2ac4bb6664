import fc from "fast-check";
import { expect, test } from "vitest";
import { greedyStringTiling } from "./greedy-string-tiling";
import { longestCommonSubstring } from "./longest-common-substring";

test("parts that changed places are all found", () => {
  // "the cat " and "sat down" in the other order: both tiles, 16 of 16 characters.
  expect(greedyStringTiling("the cat sat down", "sat downthe cat ")).toEqual({ value: 1 });
  expect(longestCommonSubstring("the cat sat down", "sat downthe cat ").value).toBeLessThan(1);
});

test("matches shorter than the minimum do not count", () => {
  expect(greedyStringTiling("abcde", "abcde")).toEqual({ value: 0 });
  expect(greedyStringTiling("abcde", "abcde", 5)).toEqual({ value: 1 });
  expect(greedyStringTiling("abcdef", "abcdef")).toEqual({ value: 1 });
});

test("a character is covered once, however often it matches", () => {
  // Only one of the two "abcdef" can be matched by the single one.
  expect(greedyStringTiling("abcdefabcdef", "abcdef").value).toBeCloseTo(12 / 18, 14);
});

test("tiles are taken longest first, and what a tile leaves over may still match", () => {
  // "bcde" goes first; then "a" remains on both sides, and "f" on the left only.
  expect(greedyStringTiling("abcdef", "bcdexa", 1).value).toBeCloseTo(10 / 12, 14);
});

test("two empty texts have no similarity, and impossible tiles are refused", () => {
  expect(greedyStringTiling("", "")).toEqual({ value: null, reason: "no_characters" });
  expect(greedyStringTiling("", "abcdef")).toEqual({ value: 0 });
  expect(() => greedyStringTiling("a", "b", 0)).toThrow(RangeError);
});

test("with tiles of any length it lies within 0 and 1 and never below the longest common substring", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { value } = greedyStringTiling(a, b, 1);
      expect(value).toBeLessThanOrEqual(1);
      expect(value).toBeGreaterThanOrEqual((longestCommonSubstring(a, b).value ?? NaN) - 1e-12);
    }),
  );
});
