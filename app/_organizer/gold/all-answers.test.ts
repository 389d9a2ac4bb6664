import { expect, test } from "vitest";
import { numberScale } from "@/server/domain/preset/number-scale";
import { allAnswers } from "./all-answers";

const distribution = [
  { value: 2, count: 3 },
  { value: 4, count: 1 },
];

test("a question has a bar for each of its own answers, however many numbers the project knows", () => {
  expect(allAnswers({ answers: ["a", "b", "c", "d"], distribution }, numberScale(9))).toEqual([
    { value: 1, count: 0 },
    { value: 2, count: 3 },
    { value: 3, count: 0 },
    { value: 4, count: 1 },
  ]);
});

test("a rating has a bar for each point of the scale", () => {
  expect(allAnswers({ answers: null, distribution }, numberScale(5))).toHaveLength(5);
});
