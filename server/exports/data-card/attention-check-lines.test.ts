import { expect, test } from "vitest";
import { noAttentionChecks } from "@/server/domain/attention-check/attention-check";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import { presets } from "@/server/domain/preset/presets";
import { settingsToRelease } from "@/server/domain/release/facts";
import { attentionCheckLines } from "./attention-check-lines";

const { settings } = presets["sts-2012"];
const check = { id: "check-a", textA: "Choose 2.", textB: "", candidates: [], accepted: [2] };
const linesOf = (change: Partial<typeof noAttentionChecks>, answered?: ReleaseFacts["attentionChecks"]) => {
  const attentionChecks = { ...noAttentionChecks, checks: [check], ...change };
  const facts = { settings: settingsToRelease({ ...settings, attentionChecks }) };
  return attentionCheckLines({ ...facts, attentionChecks: answered } as ReleaseFacts);
};

test("nothing is said where nobody met a check", () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ everyPages: 3, checks: [] })).toEqual([]);
});

test("how often, what follows, and how many were passed", () => {
  expect(linesOf({ everyPages: 1, action: "stop" }, { passed: 40, failed: 1, annotators: 12 })).toEqual([
    "Every page had an attention check, which said itself what to answer, up to 3 a person. People were stopped at 2 failed checks, after a warning at the one before.",
    "40 attention checks passed and 1 failed, by 12 annotators. Checks are neither items nor gold, and this release does not contain their answers.",
  ]);
});

test("checks that were answered are counted after they were switched off", () => {
  expect(linesOf({}, { passed: 1, failed: 0, annotators: 1 })).toEqual([
    expect.stringContaining("1 attention check passed and 0 failed, by 1 annotator."),
  ]);
});
