import { expect, test } from "vitest";
import { present, presentPairs } from "./present";

test("missing values are left out in order", () => {
  expect(present([3, null, 0, null, 1])).toEqual([3, 0, 1]);
});

test("a pair is kept only where both sides hold a value", () => {
  expect(presentPairs([1, null, 3, 4], [5, 6, null, 0])).toEqual({ x: [1, 4], y: [5, 0] });
});

test("lists of different length are refused", () => {
  expect(() => presentPairs([1], [1, 2])).toThrow(RangeError);
});
