import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "./sum";

test("the sum of nothing is 0", () => {
  expect(sum([])).toBe(0);
});

test("small values survive beside large ones", () => {
  // Exact arithmetic: 1 + 10¹⁰⁰ + 1 − 10¹⁰⁰ = 2; plain addition gives 0.
  expect(sum([1, 1e100, 1, -1e100])).toBe(2);
});

test("ten tenths are exactly one", () => {
  expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
});

test("the order of judgments on a scale with steps of 0.01 does not change their sum", () => {
  const judgments = fc.array(
    fc.integer({ min: 0, max: 1_000 }).map((value) => value / 100),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(judgments, (values) => {
      expect(sum([...values].reverse())).toBeCloseTo(sum(values), 12);
    }),
  );
});
