import { expect, test } from "vitest";
import { ruleText } from "./exclusion-rule";
import { parseExclusionRule } from "./parse-exclusion-rule";

test.each([
  ["gold-pearson < 0.5", { name: "gold-pearson", bound: 0.5 }],
  ["gold-accuracy < 0.667", { name: "gold-accuracy", bound: 0.667 }],
  ["inter-tagger < 0.5", { name: "inter-tagger", bound: 0.5 }],
  ["pairwise > 1sd", { name: "pairwise", bound: 1 }],
  ["seconds < 5", { name: "seconds", bound: 5 }],
  ["straight-line > 20", { name: "straight-line", bound: 20 }],
  ["missing-share > 0.5", { name: "missing-share", bound: 0.5 }],
  ["judged < 10", { name: "judged", bound: 10 }],
] as const)("%s is read and written again", (text, rule) => {
  expect(parseExclusionRule(text)).toEqual({ rule });
  expect(ruleText(rule)).toBe(text);
});

test("blanks, letter case and a missing zero do not matter", () => {
  expect(parseExclusionRule(" Pairwise>1.5 SD ")).toEqual({ rule: { name: "pairwise", bound: 1.5 } });
  expect(parseExclusionRule("gold-pearson<-.2")).toEqual({ rule: { name: "gold-pearson", bound: -0.2 } });
});

test.each([
  ["", "malformed"],
  ["gold-pearson", "malformed"],
  ["gold-pearson <= 0.5", "malformed"],
  ["gold-pearson < half", "malformed"],
  ["gold-pearson < 0,5", "malformed"],
  ["0.5 > gold-pearson", "malformed"],
  ["speed < 5", "unknown_rule"],
  ["constructor < 5", "unknown_rule"],
  ["gold-pearson > 0.5", "wrong_comparison"],
  ["straight-line < 20", "wrong_comparison"],
  ["pairwise > 1", "wrong_unit"],
  ["seconds < 5sd", "wrong_unit"],
  ["gold-accuracy < 66.7", "bound_out_of_range"],
  ["gold-pearson < -2", "bound_out_of_range"],
  ["straight-line > 2.5", "bound_out_of_range"],
  ["judged < 0", "bound_out_of_range"],
])("%j is no rule: %s", (text, problem) => {
  expect(parseExclusionRule(text)).toEqual({ problem });
});

test("a rule may say on how many answers it judges somebody", () => {
  expect(parseExclusionRule("inter-tagger < 0.5 from 20")).toEqual({
    rule: { name: "inter-tagger", bound: 0.5, minimum: 20 },
  });
  expect(parseExclusionRule("pairwise > 1sd from 3")).toEqual({
    rule: { name: "pairwise", bound: 1, minimum: 3 },
  });
  expect(parseExclusionRule("inter-tagger < 0.5 from 0")).toEqual({ problem: "malformed" });
});
