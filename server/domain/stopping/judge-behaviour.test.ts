import { expect, test } from "vitest";
import type { BehaviourRule } from "@/server/domain/policy/policies";
import { noBehaviour, type Behaviour } from "@/server/domain/annotator-status/behaviour";
import { judgeBehaviour } from "./judge-behaviour";

const behaviour: Behaviour = {
  seconds: [1, 2, 9],
  judged: 20,
  answered: 40,
  missing: 10,
  lastAnswer: "[3]",
  run: 1,
  longestRun: 12,
};

const rule = (given: Partial<BehaviourRule>): BehaviourRule => ({
  figure: "seconds",
  bound: 3,
  minItems: 10,
  action: "warn",
  ...given,
});

test("the median of the kept seconds is held against the bound", () => {
  expect(judgeBehaviour([rule({})], behaviour, null)).toEqual([
    { rule: "seconds", action: "warn", value: 2, bound: 3 },
  ]);
  expect(judgeBehaviour([rule({})], { ...behaviour, seconds: [1, 4, 9] }, null)).toEqual([]);
});

test("the longest run and the share of N/A break a rule above the bound", () => {
  const rules = [rule({ figure: "straight-line", bound: 11 }), rule({ figure: "missing-share", bound: 0.2 })];
  expect(judgeBehaviour(rules, behaviour, null).map(({ rule, value }) => [rule, value])).toEqual([
    ["straight-line", 12],
    ["missing-share", 0.25],
  ]);
});

test("agreement breaks a rule below the bound, and none when it was not looked at", () => {
  const rules = [rule({ figure: "agreement", bound: 0.2 })];
  expect(judgeBehaviour(rules, behaviour, -0.1)).toMatchObject([{ rule: "agreement", value: -0.1 }]);
  expect(judgeBehaviour(rules, behaviour, 0.5)).toEqual([]);
  expect(judgeBehaviour(rules, behaviour, null)).toEqual([]);
});

test.each([
  rule({ bound: 2 }),
  rule({ figure: "straight-line", bound: 12 }),
  rule({ figure: "missing-share", bound: 0.25 }),
  rule({ figure: "agreement", bound: 0.5 }),
])("a figure equal to its bound breaks nothing: $figure", (atBound) => {
  expect(judgeBehaviour([atBound], behaviour, 0.5)).toEqual([]);
});

test("nobody is looked at before they have judged enough items", () => {
  expect(judgeBehaviour([rule({ minItems: 21 })], behaviour, null)).toEqual([]);
  expect(judgeBehaviour([rule({ minItems: 20 })], behaviour, null)).toHaveLength(1);
});

test("what was never measured breaks nothing", () => {
  const rules = [rule({}), rule({ figure: "missing-share", bound: 0 })];
  expect(judgeBehaviour(rules, { ...noBehaviour, judged: 20 }, null)).toEqual([]);
});

test("the strongest action comes first, and equally strong ones in the order of the rules", () => {
  const rules = [
    rule({ figure: "seconds", action: "warn" }),
    rule({ figure: "straight-line", bound: 5, action: "pause" }),
    rule({ figure: "missing-share", bound: 0.1, action: "stop" }),
    rule({ figure: "agreement", bound: 0.3, action: "pause" }),
  ];
  expect(judgeBehaviour(rules, behaviour, 0).map(({ rule }) => rule)).toEqual([
    "missing-share",
    "straight-line",
    "agreement",
    "seconds",
  ]);
});
