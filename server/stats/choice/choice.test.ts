import { expect, test } from "vitest";
import { wilsonInterval } from "../wilson-interval";
import { tableOf } from "../testing";
import { chanceLevel } from "./chance-level";
import { fMeasure } from "./f-measure";
import { humanFMeasure } from "./human-f-measure";
import { keyAccuracy } from "./key-accuracy";

test("chance is the mean of one in k", () => {
  expect(chanceLevel([4, 4, 2])).toEqual({ value: 1 / 3, n: 3 });
  expect(chanceLevel([])).toEqual({ value: null, reason: "no_questions" });
});

test("accuracy against the key, over all and by annotator, with the score interval of each", () => {
  // Three questions and two annotators; the last question has no key.
  const table = tableOf([
    [1, 1],
    [2, 4],
    [3, 3],
  ]);
  const { overall, annotators } = keyAccuracy(table, [1, 2, null]);
  expect(overall).toEqual(wilsonInterval(3, 4));
  expect(annotators).toEqual([wilsonInterval(2, 2), wilsonInterval(1, 2)]);
});

test("whoever answered no question with a key has no accuracy", () => {
  const { overall, annotators } = keyAccuracy(
    tableOf([
      [1, null],
      [null, 2],
    ]),
    [1, null],
  );
  expect(overall.value).toBe(1);
  expect(annotators[1]).toEqual({ value: null, reason: "no_key_judged" });
});

const decisions = (tp: number, fp: number, fn: number, tn: number) => [
  ...Array.from({ length: tp }, () => ({ said: true, is: true })),
  ...Array.from({ length: fp }, () => ({ said: true, is: false })),
  ...Array.from({ length: fn }, () => ({ said: false, is: true })),
  ...Array.from({ length: tn }, () => ({ said: false, is: false })),
];

test("the F-measure is the harmonic mean of precision and recall", () => {
  // By hand: precision 3/4, recall 3/5, F 2/3.
  expect(fMeasure(decisions(3, 1, 2, 4))).toEqual({ value: 2 / 3, n: 10, precision: 0.75, recall: 0.6 });
  expect(fMeasure(decisions(0, 2, 0, 1))).toEqual({ value: 0, n: 3, precision: 0, recall: 0 });
  expect(fMeasure(decisions(0, 0, 0, 5))).toEqual({ value: null, reason: "no_positives" });
});

test("annotators decide one by one, and together by their majority without ties", () => {
  const table = tableOf([
    [1, 1, 0],
    [1, 0, 0],
    [1, 0, null],
    [0, 0, null],
  ]);
  const { answers, majority } = humanFMeasure(table, [1, 0, 0, 1], 1);
  // By hand: single answers have tp 2, fp 2, fn 3; majorities tp 1, fn 1, and the third pair is tied.
  expect(answers).toMatchObject({ value: 4 / 9, n: 10 });
  expect(majority).toMatchObject({ value: 2 / 3, n: 3, precision: 1, recall: 0.5 });
});
