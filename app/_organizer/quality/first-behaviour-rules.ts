import type { BehaviourFigure, BehaviourRule } from "@/server/domain/policy/policies";

/** What a rule starts with when it is switched on: lenient, and nobody loses work by it. */
export const firstBehaviourRules: Record<BehaviourFigure, BehaviourRule> = {
  seconds: { figure: "seconds", bound: 3, minItems: 20, action: "warn" },
  "straight-line": { figure: "straight-line", bound: 15, minItems: 20, action: "warn" },
  "missing-share": { figure: "missing-share", bound: 0.5, minItems: 20, action: "warn" },
  agreement: { figure: "agreement", bound: 0.2, minItems: 30, action: "warn" },
};
