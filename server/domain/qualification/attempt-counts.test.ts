import { expect, test } from "vitest";
import { heldAgainstNobody, neededAnswers } from "./attempt-counts";

test("where each question has one answer, as many answers as questions must be right", () => {
  for (let needed = 0; needed <= 6; needed += 1) {
    expect(neededAnswers({ needed, size: 6, graded: 6 })).toBe(needed);
  }
});

test("where questions have several answers, the same share of them must be right", () => {
  expect(neededAnswers({ needed: 3, size: 4, graded: 32 })).toBe(24);
  expect(neededAnswers({ needed: 2, size: 3, graded: 20 })).toBe(14);
  expect(neededAnswers({ needed: 0, size: 4, graded: 32 })).toBe(0);
});

test("a question that was switched off counts as one right answer, a wrong one stays wrong", () => {
  expect(heldAgainstNobody({ right: 0, answered: 0, items: 0 })).toEqual({ right: 1, answered: 1, items: 1 });
  const wrong = { right: 0, answered: 8, items: 1 };
  expect(heldAgainstNobody(wrong)).toEqual(wrong);
});
