import { expect, test } from "vitest";
import { gradeGold } from "./grade-gold";

const known = { answer: 3, tolerance: 1, accepted: [], acceptsNotApplicable: false };

test("an item without any known answer is neither right nor wrong", () => {
  expect(gradeGold([{ value: 3, known: undefined }])).toEqual({ right: null, correct: [null] });
  expect(gradeGold([])).toEqual({ right: null, correct: [] });
});

test("an item is right when every dimension with a known answer is, whatever the others say", () => {
  const answers = [
    { value: 4, known },
    { value: 0, known: undefined },
    { value: null, known: { ...known, acceptsNotApplicable: true } },
  ];
  expect(gradeGold(answers)).toEqual({ right: true, correct: [true, null, true] });
});

test("one wrong dimension makes the item wrong", () => {
  const answers = [
    { value: 4, known },
    { value: null, known },
  ];
  expect(gradeGold(answers)).toEqual({ right: false, correct: [true, false] });
});
