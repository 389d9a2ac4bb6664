import fc from "fast-check";
import { expect, test } from "vitest";
import { kendallTauB } from "../correlation/kendall-tau-b";
import { choiceDisagreement, orderDisagreement } from "./pairwise-disagreement";

test("choices differ as the pairs of Fleiss’s patients do", () => {
  // Fleiss 1971, Table 1: six psychiatrists on the patients 1, 2 and 3.
  expect(choiceDisagreement([3, 3, 3, 3, 3, 3])).toBe(0);
  expect(choiceDisagreement([1, 1, 1, 4, 4, 4])).toBeCloseTo(0.6, 12);
  expect(choiceDisagreement([1, 2, 2, 2, 2, 4])).toBeCloseTo(0.6, 12);
});

test("fewer than two answers do not differ from each other", () => {
  expect(choiceDisagreement([])).toBeNull();
  expect(choiceDisagreement([2])).toBeNull();
  expect(orderDisagreement([])).toBeNull();
  expect(orderDisagreement([[1, 2]])).toBeNull();
  expect(orderDisagreement([[1], [1]])).toBeNull();
});

test("the same order does not differ, the opposite one wholly, and a tie counts half", () => {
  const rankings = (...ranks: number[][]) => orderDisagreement(ranks);
  expect(rankings([1, 2, 3], [1, 2, 3])).toBe(0);
  expect(rankings([1, 2, 3], [3, 2, 1])).toBe(1);
  expect(rankings([1, 2], [1, 1])).toBe(0.5);
  expect(rankings([1, 1], [1, 1])).toBe(0);
  expect(() => rankings([1, 2], [1, 2, 3])).toThrow(RangeError);
});

test("of two strict rankings it is what Kendall’s τ says", () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(order, order, (one, other) => {
      expect(1 - 2 * (orderDisagreement([one, other]) ?? NaN)).toBeCloseTo(
        kendallTauB(one, other).value ?? NaN,
        12,
      );
    }),
  );
});
