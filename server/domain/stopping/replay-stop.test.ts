import { expect, test } from "vitest";
import type { AccuracyRule } from "@/server/domain/policy/policies";
import { replayStop } from "./replay-stop";

const rule: AccuracyRule = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };

/** One judgment an item. */
const replay = (history: readonly (boolean | null)[]) =>
  replayStop(
    rule,
    rule.bar,
    history.map((correct, at) => ({ item: `${at}`, correct })),
  );

test("items that are no gold count as judged and nothing else", () => {
  const history = [null, true, null, false, false, true, null, false];
  expect(replay(history)).toEqual({ after: 6, right: 2, answered: 4, items: 4 });
});

test("who starts well is stopped once the accuracy falls below the bar", () => {
  const history = [true, true, true, true, false, false, true];
  expect(replay(history)).toEqual({ after: 6, right: 4, answered: 6, items: 6 });
});

test("who is accurate, or met too little gold, is never stopped", () => {
  expect(replay([true, true, true, false, true])).toBeNull();
  expect(replay([false, false, false, null])).toBeNull();
  expect(replay([])).toBeNull();
});

test("an item judged on several dimensions is looked at when all of them are there, and is one gold item", () => {
  const judged = (item: string, ...correct: (boolean | null)[]) =>
    correct.map((one) => ({ item, correct: one }));
  const history = [
    ...judged("a", true, false),
    ...judged("b", false, null),
    ...judged("work", null, null),
    ...judged("c", false, false),
    ...judged("d", false, true),
  ];
  expect(replayStop(rule, rule.bar, history)).toEqual({ after: 10, right: 2, answered: 7, items: 4 });
});
