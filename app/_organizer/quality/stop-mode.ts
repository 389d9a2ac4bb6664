import type { AccuracyRule } from "@/server/domain/policy/policies";

/** Not at all, by the raw accuracy, or only when it is sure enough. */
export const stopModes = ["none", "raw", "sure"] as const;
export type StopMode = (typeof stopModes)[number];

/** How sure a rule must be that is made sure; the usual level. */
export const usualCertainty = 0.95;

const firstRule: AccuracyRule = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };

export function modeOf(rule: AccuracyRule | null): StopMode {
  if (rule === null) return "none";
  return rule.certainty === null ? "raw" : "sure";
}

/** The rule of a mode that was chosen; its numbers stay as they were. */
export function ruleOfMode(mode: StopMode, rule: AccuracyRule | null): AccuracyRule | null {
  if (mode === "none") return null;
  const kept = rule ?? firstRule;
  return { ...kept, certainty: mode === "raw" ? null : (kept.certainty ?? usualCertainty) };
}
