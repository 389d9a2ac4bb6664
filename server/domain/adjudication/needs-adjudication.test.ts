import fc from "fast-check";
import { expect, test } from "vitest";
import { leastRange, needsAdjudication } from "./needs-adjudication";

const byPoint = { difference: 1, ciWidth: null };
const byWidth = { difference: null, ciWidth: 2 };

test("an item needs a decision once any two of its judgments differ by the points asked for", () => {
  expect(needsAdjudication([2, 2.25, 3], byPoint)).toMatchObject({
    needed: true,
    reason: "difference",
    range: 1,
  });
  expect(needsAdjudication([2, 2.25, 2.75], byPoint)).toEqual({ needed: false, reason: "alike" });
});

test("decimal values that differ by just the bound reach it", () => {
  expect(needsAdjudication([0.1, 0.3], { difference: 0.2, ciWidth: null })).toMatchObject({ needed: true });
});

test("an item needs a decision where the interval of its mean is as wide as asked for", () => {
  // SD 1, t with two degrees of freedom 4.3027: 2 × 4.3027 / √3.
  const need = needsAdjudication([1, 2, 3], byWidth);
  expect(need).toMatchObject({ needed: true, reason: "ci-width" });
  expect("ciWidth" in need && need.ciWidth).toBeCloseTo(4.9683, 4);
  expect(needsAdjudication([2, 2, 2, 2, 3], byWidth)).toMatchObject({ needed: false });
});

test("Not Applicable has no distance from a value, and one value differs from none", () => {
  expect(needsAdjudication([0, null, 5], byPoint)).toMatchObject({ needed: true, range: 5 });
  expect(needsAdjudication([null, null, 5], byPoint)).toEqual({ needed: false, reason: "too_few_values" });
});

test("a policy that asks for neither never needs a decision", () => {
  const never = { difference: null, ciWidth: null };
  expect(needsAdjudication([0, 5], never)).toEqual({ needed: false, reason: "alike" });
  expect(leastRange(never)).toBeNull();
});

test("no item in need has a smaller range than the search begins with", () => {
  const bound = fc.option(fc.double({ min: 0.25, max: 5, noNaN: true }));
  const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 })), { maxLength: 8 });
  fc.assert(
    fc.property(values, bound, bound, (judged, difference, ciWidth) => {
      const policy = { difference, ciWidth };
      const need = needsAdjudication(judged, policy);
      if (need.needed) expect(need.range).toBeGreaterThanOrEqual(leastRange(policy) ?? Infinity);
    }),
  );
});
