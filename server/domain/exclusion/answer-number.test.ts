import { expect, test } from "vitest";
import { AnswerNumbers } from "./answer-number";

test("who always ranks by the order of the page gives the same answer all along", () => {
  const numbers = new AnswerNumbers();
  // The ranks of the parts by their place in the item; shown in the orders 2, 0, 1 and 0, 1, 2 they read 1, 2, 3.
  expect(numbers.of("[2,3,1]", [2, 0, 1])).toBe(0);
  expect(numbers.of("[1,2,3]", [0, 1, 2])).toBe(0);
  expect(numbers.of("[2,1,3]", [0, 1, 2])).toBe(1);
});

test("other answers are equal where their text is", () => {
  const numbers = new AnswerNumbers();
  expect([numbers.of('"a"', []), numbers.of('"b"', []), numbers.of('"a"', [])]).toEqual([0, 1, 0]);
});
