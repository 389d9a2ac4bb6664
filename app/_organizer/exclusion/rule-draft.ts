import { parseNumber } from "@/app/_ui/parse-number";
import {
  minimumOf,
  ruleKind,
  type ExclusionRule,
  type RuleName,
} from "@/server/stats/exclusion/exclusion-rule";

/** A rule as it is being written. */
export interface RuleDraft {
  name: RuleName;
  bound: string;
  /** The least answers on which somebody is judged. */
  minimum: string;
}

export const draftOf = (rule: ExclusionRule): RuleDraft => ({
  name: rule.name,
  bound: String(rule.bound),
  minimum: String(minimumOf(rule)),
});

/** The rule that a draft says, or null where its bound or its least answers are no numbers that the rule allows. */
export function ruleOf({ name, bound, minimum }: RuleDraft): ExclusionRule | null {
  const written = parseNumber(bound);
  const fewest = parseNumber(minimum);
  if (written === null || fewest === null || !Number.isInteger(fewest) || fewest < 1) return null;
  const { least, most, wholeOnly } = ruleKind(name);
  const fits = written >= least && written <= most && (!wholeOnly || Number.isInteger(written));
  if (!fits) return null;
  return fewest === minimumOf({ name, bound: written })
    ? { name, bound: written }
    : { name, bound: written, minimum: fewest };
}
