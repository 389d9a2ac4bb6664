import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { messages } from "@/app/_messages/messages";
import type { Feedback, QualificationResult } from "@/server/domain/assignment/contracts";
import { makeHitTexts } from "../hit/make-hit-texts";
import { resultWords } from "./result-words";

const t = createTranslator({ locale: "en", messages, namespace: "annotator" });
const textsFor = (kind: QualificationResult["kind"]) =>
  makeHitTexts(t, messages.annotator, {
    taskType: "pair-rating",
    dimensionCount: 8,
    hitSize: 5,
    qualification: { kind, size: 6, needed: 5, neededShare: null, tries: 3, pay: null, isAhead: true },
  });
const quiz: QualificationResult = {
  kind: "quiz",
  answered: 5,
  right: 4,
  graded: 5,
  size: 5,
  needed: 4,
  passed: true,
  triesLeft: 0,
  nextTryAt: null,
};
const of = (
  change: Partial<QualificationResult>,
  page = { page: 1, pages: 1 },
  feedback: Feedback[] = [],
) => {
  const result = { ...quiz, ...change };
  return resultWords(result, page, feedback, textsFor(result.kind));
};
const answered = (correct: boolean): Feedback => ({
  key: "k",
  dimension: "similarity",
  correct,
  accepted: [3],
  explanation: "",
});

test("who passed reads how many were right and needed, and starts with page 1", () => {
  expect(of({})).toEqual({
    title: "Quiz passed: 4 of 5 right, 4 were needed",
    lines: [],
    goOn: "Start page 1",
  });
  expect(of({ kind: "test", right: 5, size: 6, graded: 6, needed: 5 }).title).toBe(
    "Test passed: 5 of 6 right, 5 were needed",
  );
});

test("one that was needed is one", () => {
  expect(of({ kind: "training", needed: 1, right: 1, size: 2, graded: 2 }).title).toBe(
    "Training passed: 1 of 2 right, 1 was needed",
  );
});

test("a training that needed nothing right is done, not passed", () => {
  expect(of({ kind: "training", needed: 0, right: 3, size: 4, graded: 4 }).title).toBe(
    "Training done: 3 of 4 right",
  );
});

test("where questions ask for several ratings, those are counted", () => {
  expect(of({ size: 4, answered: 4, graded: 24, right: 20, needed: 18 }).title).toBe(
    "Quiz passed: 20 of 24 right, 18 were needed",
  );
});

test("with a try left that may begin at once, the button tries again", () => {
  const words = of({ kind: "test", passed: false, right: 2, triesLeft: 1 });
  expect(words).toEqual({
    title: "Not passed yet: 2 of 5 right, 4 were needed",
    lines: ["You have 1 try left."],
    goOn: "Try again",
  });
});

test("a try that may begin later says when, and the button goes on", () => {
  const words = of({ passed: false, right: 2, triesLeft: 2, nextTryAt: "2026-11-21T14:05:00.000Z" });
  expect(words.lines[0]).toBe("You have 2 tries left.");
  expect(words.lines[1]).toMatch(/^Your next try can start on 2\d Nov 2026, \d\d:\d\d\.$/);
  expect(words.goOn).toBe("Continue");
});

test("after the last try it says so, in the words of its kind", () => {
  const words = of({ kind: "test", passed: false, right: 2, triesLeft: 0 });
  expect(words.title).toBe("You did not pass the test");
  expect(words.lines).toEqual(["You got 2 of 5 right. 4 were needed, and you have no tries left."]);
});

test("a question of a training says whether its answer was right", () => {
  const question = { kind: "training", passed: null, answered: 2 } as const;
  expect(of(question, { page: 2, pages: 4 }, [answered(true)]).title).toBe("Question 2 of 4: right");
  expect(of(question, { page: 2, pages: 4 }, [answered(false)]).title).toBe("Question 2 of 4: look again");
});

test("in the middle of a quiz it counts what was right so far", () => {
  expect(of({ passed: null, answered: 3, graded: 3, right: 2 }).title).toBe("2 of 3 right so far");
});
