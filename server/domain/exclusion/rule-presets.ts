import type { ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";

/** The rules by which published campaigns left annotators out, by the preset's name. */
export const rulePresets = {
  "sts-2012": [{ name: "gold-pearson", bound: 0.5 }],
  "target-ranking-2016": [{ name: "pairwise", bound: 1 }],
} as const satisfies Record<string, readonly ExclusionRule[]>;

/** The bound that a rule starts with when it is added. */
export const firstBounds: Record<ExclusionRule["name"], number> = {
  "gold-pearson": 0.5,
  "gold-accuracy": 0.667,
  "inter-tagger": 0.5,
  pairwise: 1,
  seconds: 5,
  "straight-line": 20,
  "missing-share": 0.5,
  judged: 10,
};
