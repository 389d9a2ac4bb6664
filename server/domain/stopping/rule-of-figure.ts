import type { BehaviourFigure } from "@/server/domain/policy/policies";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";

/** The rule that looks afterwards at what a rule during the work looks at. */
export const ruleOfFigure: Record<BehaviourFigure, RuleName> = {
  seconds: "seconds",
  "straight-line": "straight-line",
  "missing-share": "missing-share",
  agreement: "inter-tagger",
};
