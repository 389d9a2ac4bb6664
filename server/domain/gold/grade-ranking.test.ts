import fc from "fast-check";
import { expect, test } from "vitest";
import { gradeRanking } from "./grade-ranking";

const gold = ["a", "b", "c", "d"];

test("with the threshold of 1 only the very order is right", () => {
  expect(gradeRanking(gold, gold)).toEqual({ right: true, tau: { value: 1 } });
  expect(gradeRanking(gold, ["b", "a", "c", "d"]).right).toBe(false);
});

test("one exchange of neighbours among four costs a third", () => {
  // 5 pairs of 6 in order, 1 out of order: (5 − 1) / 6.
  const { right, tau } = gradeRanking(gold, ["a", "c", "b", "d"], 2 / 3);
  expect(tau.value).toBeCloseTo(2 / 3, 12);
  expect(right).toBe(true);
  expect(gradeRanking(gold, ["a", "c", "b", "d"], 0.7).right).toBe(false);
});

test("the reversed order has a τ of −1", () => {
  expect(gradeRanking(gold, [...gold].reverse())).toEqual({ right: false, tau: { value: -1 } });
});

test("a single candidate can only be ranked rightly", () => {
  expect(gradeRanking(["a"], ["a"])).toEqual({ right: true, tau: { value: null, reason: "too_few_pairs" } });
});

test("rankings of other candidates, of too few, or with one twice are refused", () => {
  expect(() => gradeRanking(gold, ["a", "b", "c", "e"])).toThrow(RangeError);
  expect(() => gradeRanking(gold, ["a", "b", "c"])).toThrow(RangeError);
  expect(() => gradeRanking(["a", "b"], ["a", "b", "b"])).toThrow(RangeError);
  expect(() => gradeRanking(["a", "a"], ["a", "b"])).toThrow(RangeError);
});

test("the grade does not depend on which of the two is the known order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(gold, { minLength: 4 }), (answer) => {
      expect(gradeRanking(gold, answer).tau.value).toBeCloseTo(gradeRanking(answer, gold).tau.value ?? 2, 12);
    }),
  );
});
