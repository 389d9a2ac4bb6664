import { expect, test } from "vitest";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import { attemptPassed, evaluateQualification, triesLeft, type Attempt } from "./evaluate-qualification";

const now = 1_000_000;
const quiz: QualificationPolicy = { kind: "quiz", size: 5, needed: 4, tries: 2, delayMinutes: 0 };
const training: QualificationPolicy = { kind: "training", size: 4, needed: 0 };

const attempt = (number: number, passed: boolean | null, right = 3): Attempt => ({
  number,
  answered: passed === null ? 2 : 5,
  right,
  graded: passed === null ? 2 : 5,
  size: 5,
  needed: 4,
  passed,
  finishedAt: passed === null ? null : now,
});

test("a try is undecided while questions are left, however many are right or wrong", () => {
  expect(attemptPassed({ answered: 4, graded: 4, right: 4, size: 5, needed: 4 })).toBeNull();
  expect(attemptPassed({ answered: 4, graded: 4, right: 0, size: 5, needed: 4 })).toBeNull();
});

test("just as many right as needed pass, and one fewer do not", () => {
  expect(attemptPassed({ answered: 5, graded: 5, right: 4, size: 5, needed: 4 })).toBe(true);
  expect(attemptPassed({ answered: 5, graded: 5, right: 3, size: 5, needed: 4 })).toBe(false);
});

test("where questions have several answers the same share of those must be right", () => {
  const typed = { answered: 4, size: 4, needed: 3, graded: 32 };
  expect(attemptPassed({ ...typed, right: 24 })).toBe(true);
  expect(attemptPassed({ ...typed, right: 23 })).toBe(false);
});

test("a training that needs nothing right is passed when all is answered", () => {
  expect(attemptPassed({ answered: 4, graded: 4, right: 0, size: 4, needed: 0 })).toBe(true);
});

test("where nothing is asked everybody is qualified", () => {
  expect(evaluateQualification({ kind: "none" }, [], now)).toEqual({
    state: "qualified",
    reason: "none_asked",
  });
});

test("somebody without a try may begin the first", () => {
  expect(evaluateQualification(quiz, [], now)).toEqual({ state: "attempt", number: 1, reason: "first" });
});

test("a try with questions left goes on", () => {
  expect(evaluateQualification(quiz, [attempt(1, null)], now)).toEqual({ state: "in_progress", number: 1 });
});

test("who passed is qualified, at whichever try", () => {
  const passed = { state: "qualified", reason: "passed" };
  expect(evaluateQualification(quiz, [attempt(1, true, 5)], now)).toEqual(passed);
  expect(evaluateQualification(quiz, [attempt(1, false), attempt(2, true, 4)], now)).toEqual(passed);
});

test("after a try that was not passed the next may begin at once where there is no delay", () => {
  expect(evaluateQualification(quiz, [attempt(1, false)], now)).toEqual({
    state: "attempt",
    number: 2,
    reason: "again",
  });
});

test("the delay runs from the end of the last try, to the millisecond", () => {
  const policy = { ...quiz, delayMinutes: 10 };
  const until = now + 600_000;
  expect(evaluateQualification(policy, [attempt(1, false)], until - 1)).toEqual({ state: "waiting", until });
  expect(evaluateQualification(policy, [attempt(1, false)], until)).toMatchObject({ state: "attempt" });
});

test("with no tries left somebody has failed, at once and without a delay", () => {
  const policy = { ...quiz, delayMinutes: 10 };
  expect(evaluateQualification(policy, [attempt(1, false), attempt(2, false, 1)], now)).toEqual({
    state: "failed",
  });
});

test("a training is tried once", () => {
  const missed = { ...attempt(1, false, 1), size: 4, answered: 4, needed: 2 };
  expect(evaluateQualification({ ...training, needed: 2 }, [missed], now)).toMatchObject({ state: "failed" });
  expect(triesLeft(training, [])).toBe(1);
  expect(triesLeft(training, [missed])).toBe(0);
});

test("tries taken away after they were used leave none, not fewer than none", () => {
  expect(triesLeft({ ...quiz, tries: 1 }, [attempt(1, false), attempt(2, false)])).toBe(0);
  expect(triesLeft(quiz, [attempt(1, null)])).toBe(1);
});
