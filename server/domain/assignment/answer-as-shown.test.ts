import { expect, test } from "vitest";
import { answerAsShown } from "./answer-as-shown";

const number = (value: number | null) => ({ value, answer: null });
const text = (answer: string) => ({ value: null, answer });

test("who always presses the first answer of the page gives the same answer all along", () => {
  // What stood first was the third part of the one item and the first part of the other.
  expect(answerAsShown(number(3), [2, 0, 1])).toBe(1);
  expect(answerAsShown(number(1), [0, 1, 2])).toBe(1);
});

test("who finds the same part wherever it stands gives different answers", () => {
  expect(
    [
      [1, 0, 2],
      [2, 1, 0],
      [0, 1, 2],
    ].map((order) => answerAsShown(number(1), order)),
  ).toEqual([2, 3, 1]);
});

test("who always ranks by the order of the page gives the same answer all along", () => {
  // The ranks of the parts by their place in the item; as they were shown they read 1, 2, 3.
  expect(answerAsShown(text("[2,3,1]"), [2, 0, 1])).toBe("[1,2,3]");
  expect(answerAsShown(text("[1,2,3]"), [0, 1, 2])).toBe("[1,2,3]");
});

test("what was not shuffled stays as it is, and so does what is no list", () => {
  expect(answerAsShown(number(4), [])).toBe(4);
  expect(answerAsShown(number(null), [])).toBeNull();
  expect(answerAsShown(number(null), [1, 0])).toBeNull();
  expect(answerAsShown(text('{"text":"a b"}'), [])).toBe('{"text":"a b"}');
});
