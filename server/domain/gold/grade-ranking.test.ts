import fc from "fast-check";
import { expect, test } from "vitest";
import { gradeRanking } from "./grade-ranking";

const known = [1, 2, 3, 4];

test("with the threshold of 1 only the very order is right", () => {
  expect(gradeRanking(known, known)).toMatchObject({ right: true, tau: { value: 1 } });
  expect(gradeRanking(known, [2, 1, 3, 4]).right).toBe(false);
});

test("one exchange of neighbours among four costs a third", () => {
  // 5 pairs of 6 in order, 1 out of order: (5 − 1) / 6.
  const { right, tau } = gradeRanking(known, [1, 3, 2, 4], 2 / 3);
  expect(tau.value).toBeCloseTo(2 / 3, 12);
  expect(right).toBe(true);
  expect(gradeRanking(known, [1, 3, 2, 4], 0.7).right).toBe(false);
});

test("the reversed order has a τ of −1", () => {
  expect(gradeRanking(known, [4, 3, 2, 1])).toMatchObject({ right: false, tau: { value: -1 } });
});

test("ties cost what τ-b says, and a ranking that tells nothing apart is wrong", () => {
  // 5 pairs in order, 1 tied in the answer: 5 / √(6 · 5).
  expect(gradeRanking(known, [1, 1, 2, 3]).tau.value).toBeCloseTo(5 / Math.sqrt(30), 12);
  expect(gradeRanking(known, [1, 1, 1, 1], -1)).toMatchObject({ right: false, tau: { value: null } });
});

test("a single candidate can only be ranked rightly", () => {
  expect(gradeRanking([1], [1])).toEqual({ right: true, tau: { value: null, reason: "too_few_pairs" } });
});

test("a ranking of fewer candidates is refused", () => {
  expect(() => gradeRanking(known, [1, 2, 3])).toThrow(RangeError);
});

test("the grade does not depend on which of the two is the known order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(known, { minLength: 4 }), (answer) => {
      expect(gradeRanking(known, answer).tau.value).toBeCloseTo(
        gradeRanking(answer, known).tau.value ?? 2,
        12,
      );
    }),
  );
});
