import { expect, test } from "vitest";
import type { AccuracyRule } from "@/server/domain/policy/policies";
import { replayStop } from "./replay-stop";

const rule: AccuracyRule = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };

test("items that are no gold count as judged and nothing else", () => {
  const history = [null, true, null, false, false, true, null, false];
  expect(replayStop(rule, rule.bar, history)).toEqual({ after: 6, right: 2, answered: 4 });
});

test("who starts well is stopped once the accuracy falls below the bar", () => {
  const history = [true, true, true, true, false, false, true];
  expect(replayStop(rule, rule.bar, history)).toEqual({ after: 6, right: 4, answered: 6 });
});

test("who is accurate, or met too little gold, is never stopped", () => {
  expect(replayStop(rule, rule.bar, [true, true, true, false, true])).toBeNull();
  expect(replayStop(rule, rule.bar, [false, false, false, null])).toBeNull();
  expect(replayStop(rule, rule.bar, [])).toBeNull();
});
