import { expect, test } from "vitest";
import { adjudicationsCsv } from "./adjudications-csv";
import { checksums } from "./checksums";
import { exclusionsCsv } from "./exclusions-csv";

test("the log of exclusions names the rule with figure and bound, and what was taken back", () => {
  const excludedAt = "2026-01-05T09:00:00.000Z";
  const byRule = {
    annotator: "P-07",
    origin: "rule" as const,
    rule: "gold-pearson < 0.5",
    value: 0.31,
    bound: 0.5,
    reason: "=agreed",
    excludedAt,
    takenBackAt: null,
    takenBackReason: "",
  };
  const byHand = {
    ...byRule,
    origin: "by-hand" as const,
    rule: null,
    value: null,
    bound: null,
    takenBackAt: excludedAt,
  };
  expect(exclusionsCsv([byRule, byHand])).toBe(
    [
      "annotator,origin,rule,value,bound,reason,excluded_at,taken_back_at,taken_back_reason",
      "P-07,rule,gold-pearson < 0.5,0.31,0.5,'=agreed,2026-01-05T09:00:00.000Z,,",
      "P-07,by-hand,,,,'=agreed,2026-01-05T09:00:00.000Z,2026-01-05T09:00:00.000Z,",
      "",
    ].join("\n"),
  );
});

test("the log of decisions holds what had been judged", () => {
  const decision = {
    dataset: "OnWN",
    item: "p17",
    dimension: "similarity",
    round: "first" as const,
    decision: { kind: "value" as const, value: 2.5 },
    reason: "overlooked_text" as const,
    note: "a date, overlooked",
    judgedValues: [0, 4, null],
    decidedAt: "2026-01-05T09:00:00.000Z",
    undoneAt: null,
  };
  expect(adjudicationsCsv([decision]).split("\n")[1]).toBe(
    'OnWN,p17,similarity,first,value,2.5,overlooked_text,"a date, overlooked",0 4 NA,2026-01-05T09:00:00.000Z,',
  );
});

test("checksums are lines of a SHA-256, two blanks and a name", () => {
  expect(checksums([{ name: "gold.csv", sha256: "ab" }])).toBe("ab  gold.csv\n");
});
