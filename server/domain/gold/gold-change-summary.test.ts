import { expect, test } from "vitest";
import { countGold, noCounts, type GoldCounts } from "./gold-counts";
import { goldChangeSummary } from "./gold-change-summary";

const counts = (right: number, answered: number) => ({ right, answered, items: Math.min(1, answered) });
const graded = (...correct: (boolean | null)[]) => countGold("dimension", correct);

const change = (before: GoldCounts, now: GoldCounts) => ({
  annotatorId: "a",
  before,
  now,
  grades: [],
  total: noCounts,
  sinceCleared: noCounts,
});
const answer = (before: boolean | null, now: boolean | null) => change(graded(before), graded(now));

test("an answer is forgiven that was wrong and is not, and wrong that was right or not graded", () => {
  const answers = [answer(false, true), answer(false, null), answer(true, false), answer(null, false)];
  const untold = [answer(true, null), answer(null, true)];
  const summary = goldChangeSummary({
    answers: [...answers, ...untold],
    attempts: [],
    annotatorStatuses: [],
  });
  expect(summary).toEqual({ answersForgiven: 2, answersNowWrong: 2, peopleMayGoOn: [], peopleWouldStop: [] });
});

test("of an item on several dimensions each answer is told", () => {
  const off = change(graded(false, true, false), graded(null, null, null));
  const mended = change(graded(false, true, false), graded(true, true, false));
  const summary = goldChangeSummary({ answers: [off, mended], attempts: [], annotatorStatuses: [] });
  expect(summary).toMatchObject({ answersForgiven: 3, answersNowWrong: 0 });
});

test("people are told apart by where they go", () => {
  const person = { annotatorId: "a", cause: { rule: "gold-changed" as const }, by: "work" as const };
  const annotatorStatuses = [
    { ...person, pseudonym: "A-001", to: "working" as const, counts: counts(3, 4) },
    { ...person, pseudonym: "A-002", to: "stopped" as const, counts: counts(1, 4) },
  ];
  expect(goldChangeSummary({ answers: [], attempts: [], annotatorStatuses })).toMatchObject({
    peopleMayGoOn: [{ pseudonym: "A-001", by: "work", right: 3, answered: 4 }],
    peopleWouldStop: [{ pseudonym: "A-002", by: "work", right: 1, answered: 4 }],
  });
});
