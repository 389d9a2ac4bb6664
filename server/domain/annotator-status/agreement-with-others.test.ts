import { expect, test } from "vitest";
import { agreementWithOthers } from "./agreement-with-others";

const judged = (...pairs: [own: number, ...others: number[]][]) =>
  pairs.map(([value, ...others]) => ({
    value,
    otherSum: others.reduce((sum, other) => sum + other, 0),
    otherCount: others.length,
  }));

test("values are correlated with the mean of the others", () => {
  // Own 1 2 3 4 against means 1 3 2 4: r = 0.8.
  const found = agreementWithOthers(judged([1, 0, 2], [2, 3], [3, 1, 2, 3], [4, 4]));
  expect(found.value).toBeCloseTo(0.8, 12);
  expect(found).toMatchObject({ n: 4 });
  if (found.value === null) throw new Error("Four pairs have an interval.");
  // tanh(atanh 0.8 ± 1.96), as Fisher's z gives it for n = 4.
  expect(found.low).toBeCloseTo(-0.697, 3);
  expect(found.high).toBeCloseTo(0.996, 3);
});

test("fewer than four shared items say nothing yet", () => {
  expect(agreementWithOthers([])).toEqual({ value: null, reason: "too_few_pairs", n: 0 });
  expect(agreementWithOthers(judged([1, 1], [2, 3], [3, 2]))).toEqual({
    value: null,
    reason: "too_few_pairs",
    n: 3,
  });
});

test("who always answers the same has no correlation", () => {
  expect(agreementWithOthers(judged([3, 1], [3, 2], [3, 3], [3, 4]))).toEqual({
    value: null,
    reason: "no_variance",
    n: 4,
  });
});

test("a perfect agreement has no interval", () => {
  expect(agreementWithOthers(judged([1, 1], [2, 2], [3, 3], [4, 4]))).toEqual({
    value: null,
    reason: "perfect_correlation",
    n: 4,
  });
});
