import { expect, test } from "vitest";
import { modeOf, ruleOfMode, stopModes } from "./stop-mode";

test("a rule is of the mode by which it was made", () => {
  expect(stopModes.map((mode) => modeOf(ruleOfMode(mode, null)))).toEqual([...stopModes]);
});

test("a change of mode keeps the numbers", () => {
  const rule = { bar: 0.6, minGold: 7, certainty: 0.8, asInQuiz: true };
  expect(ruleOfMode("sure", rule)).toEqual(rule);
  expect(ruleOfMode("raw", rule)).toEqual({ ...rule, certainty: null });
});
