import fc from "fast-check";
import { expect, test } from "vitest";
import { leastSpread } from "./least-spread";
import { spreadOf } from "./spread-of";

const reaches = (size: number | undefined, least: number | null | undefined) =>
  size !== undefined && least !== null && least !== undefined && size >= least;
const byPoint = (values: (number | null)[], difference: number) =>
  reaches(spreadOf(values)?.range, leastSpread({ difference, ciWidth: null })?.leastRange);

test("an item needs a decision once any two of its judgments differ by the points asked for", () => {
  expect(spreadOf([2, 2.25, 3])?.range).toBe(1);
  expect(byPoint([2, 2.25, 3], 1)).toBe(true);
  expect(byPoint([2, 2.25, 2.75], 1)).toBe(false);
});

test("decimal values that differ by just the bound reach it", () => {
  expect(byPoint([0.1, 0.3], 0.2)).toBe(true);
});

test("an item needs a decision where the interval of its mean is as wide as asked for", () => {
  const least = leastSpread({ difference: null, ciWidth: 2 });
  expect(least?.leastRange).toBeNull();
  // SD 1, t with two degrees of freedom 4.3027: 2 × 4.3027 / √3.
  expect(spreadOf([1, 2, 3])?.ciWidth).toBeCloseTo(4.9683, 4);
  expect(reaches(spreadOf([1, 2, 3])?.ciWidth, least?.leastWidth)).toBe(true);
  expect(reaches(spreadOf([2, 2, 2, 2, 3])?.ciWidth, least?.leastWidth)).toBe(false);
});

test("Not Applicable has no distance from a value, and one value differs from none", () => {
  expect(spreadOf([0, null, 5])?.range).toBe(5);
  expect(spreadOf([null, null, 5])).toBeNull();
});

test("a policy that asks for neither never needs a decision", () => {
  expect(leastSpread({ difference: null, ciWidth: null })).toBeNull();
});

test("the order of the values changes nothing, to the last digit", () => {
  const values = fc.array(fc.option(fc.double({ min: 0, max: 5, noNaN: true })), { maxLength: 8 });
  fc.assert(
    fc.property(values, (judged) => {
      expect(spreadOf(judged.toReversed())).toEqual(spreadOf(judged));
    }),
  );
});
