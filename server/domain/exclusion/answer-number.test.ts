import { expect, test } from "vitest";
import { AnswerNumbers } from "./answer-number";

test("answers have the same number where their text is equal", () => {
  const numbers = new AnswerNumbers();
  expect([numbers.of('"a"'), numbers.of('"b"'), numbers.of('"a"')]).toEqual([0, 1, 0]);
});
