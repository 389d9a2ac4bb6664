import {
  aggregationMethods,
  ruleNames,
  type AggregationMethod,
} from "@/server/domain/policy/outcome-policies";
import { alphaLevels, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";

/** What can be done with the judgments of a task type; what it does not name would be a figure without a meaning. */
export interface Outcomes {
  /** At which Krippendorff's alpha says how far answers agree, the usual level first; none where it cannot. */
  agreementLevels: readonly AlphaLevel[];
  /** The rules by which annotators are left out, and while they work warned, paused or stopped. */
  exclusionRules: readonly RuleName[];
  /** The ways to an item's gold value, the usual one first; none where an item gets no value. */
  aggregationMethods: readonly AggregationMethod[];
}

/** Of whatever people answer it can be said how long they took, how much they did, and whether it was always the same. */
export const rulesOfAllAnswers = ["seconds", "straight-line", "judged"] as const satisfies RuleName[];

/** Of values on a scale everything means something. */
export const outcomesOfRatings: Outcomes = {
  agreementLevels: ["interval", ...alphaLevels.filter((level) => level !== "interval")],
  exclusionRules: ruleNames,
  aggregationMethods,
};
