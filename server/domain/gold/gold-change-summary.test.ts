import { expect, test } from "vitest";
import { goldChangeSummary } from "./gold-change-summary";

const answer = (before: boolean | null, now: boolean | null) => ({
  annotatorId: `${before} ${now}`,
  before,
  now,
  grades: [],
  total: { right: 0, answered: 0 },
  standing: { right: 0, answered: 0 },
});

test("an answer is forgiven that was wrong and is not, and wrong that was right or not graded", () => {
  const answers = [answer(false, true), answer(false, null), answer(true, false), answer(null, false)];
  const untold = [answer(true, null), answer(null, true)];
  const summary = goldChangeSummary({ answers: [...answers, ...untold], attempts: [], standings: [] });
  expect(summary).toEqual({ answersForgiven: 2, answersNowWrong: 2, peopleMayGoOn: [], peopleWouldStop: [] });
});

test("people are told apart by where they go", () => {
  const change = { annotatorId: "a", cause: { rule: "gold-changed" as const }, by: "work" as const };
  const standings = [
    { ...change, pseudonym: "A-001", to: "working" as const, counts: { right: 3, answered: 4 } },
    { ...change, pseudonym: "A-002", to: "stopped" as const, counts: { right: 1, answered: 4 } },
  ];
  expect(goldChangeSummary({ answers: [], attempts: [], standings })).toMatchObject({
    peopleMayGoOn: [{ pseudonym: "A-001", by: "work", right: 3, answered: 4 }],
    peopleWouldStop: [{ pseudonym: "A-002", by: "work", right: 1, answered: 4 }],
  });
});
