import { expect, test } from "vitest";
import { rankingComparisons } from "./ranking-comparisons";

const positives = { kind: "positives", above: "nation", below: "land", share: 0.125 } as const;
const randoms = { kind: "randoms", above: "nation", below: "spoon", share: 1 } as const;
const distractors = { kind: "distractors", above: "nation", below: "Israeli", share: 1 } as const;

test("a target is a block: the target, its comparisons by kind, and an empty line", () => {
  const targets = [
    { target: "state", comparisons: [randoms, positives, distractors] },
    { target: "verb", comparisons: [positives] },
  ];
  expect([...rankingComparisons(targets)].join("")).toBe(
    [
      "state",
      "nation,0.13,land,0.87",
      "distractors",
      "nation,1.00,Israeli,0.00",
      "randoms",
      "nation,1.00,spoon,0.00",
      "",
      "verb",
      "nation,0.13,land,0.87",
      "",
      "",
    ].join("\n"),
  );
});

test("no candidate can start a formula", () => {
  const comparisons = [{ ...positives, above: "=1+1" }];
  expect([...rankingComparisons([{ target: "state", comparisons }])].join("")).toContain("'=1+1,0.13");
});
