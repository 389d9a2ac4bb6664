import { expect, test } from "vitest";
import { type BestWorstAnswer } from "./best-worst-answer";
import { splitHalfOfScores } from "./split-half-of-scores";

const answers = (times: number, most: number, least: number, question = 0): BestWorstAnswer[] =>
  Array.from({ length: times }, () => ({ question, shown: [0, 1, 2, 3], most, least }));

test("annotators who all agree are wholly reliable", () => {
  expect(splitHalfOfScores(answers(4, 0, 3), 4, { seed: 1 })).toMatchObject({ n: 4, splits: 100 });
  expect(splitHalfOfScores(answers(4, 0, 3), 4, { seed: 1 }).value).toBeCloseTo(1, 12);
});

test("two annotators who disagree wholly have no step up to make", () => {
  const two = [...answers(1, 0, 3), ...answers(1, 3, 0)];
  expect(splitHalfOfScores(two, 4, { seed: 1 })).toEqual({ value: null, reason: "no_variance" });
});

test("two annotators who agree on the most alone: by hand, half a correlation and 2/3 stepped up", () => {
  // Net choices 1, −1, 0, 0 and 1, 0, −1, 0: products sum to 1, squares to 2.
  const two = [...answers(1, 0, 1), ...answers(1, 0, 2)];
  expect(splitHalfOfScores(two, 4, { seed: 5, splits: 7 })).toEqual({
    value: expect.closeTo(2 / 3, 12) as number,
    halves: expect.closeTo(1 / 2, 12) as number,
    n: 4,
    splits: 7,
  });
});

test("the seed alone decides how answers are split", () => {
  const mixed = [...answers(5, 0, 1), ...answers(3, 2, 1, 1), ...answers(4, 1, 3, 2)];
  const once = splitHalfOfScores(mixed, 4, { seed: 3 });
  expect(splitHalfOfScores(mixed, 4, { seed: 3 })).toEqual(once);
  expect(splitHalfOfScores(mixed, 4, { seed: 4 })).not.toEqual(once);
});

test("questions answered once say nothing of reliability", () => {
  expect(splitHalfOfScores(answers(1, 0, 1), 4, { seed: 1 })).toEqual({
    value: null,
    reason: "too_few_things",
  });
});
