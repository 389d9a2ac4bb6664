import { parseNumber } from "@/app/_components/ui/parse-number";
import { ruleKind, type ExclusionRule, type RuleName } from "@/server/stats/exclusion/exclusion-rule";

/** A rule as it is being written. */
export interface RuleDraft {
  name: RuleName;
  bound: string;
}

export const draftOf = ({ name, bound }: ExclusionRule): RuleDraft => ({ name, bound: String(bound) });

/** The rule that a draft says, or null where its bound is no number that the rule allows. */
export function ruleOf({ name, bound }: RuleDraft): ExclusionRule | null {
  const written = parseNumber(bound);
  if (written === null) return null;
  const { least, most, wholeOnly } = ruleKind(name);
  const fits = written >= least && written <= most && (!wholeOnly || Number.isInteger(written));
  return fits ? { name, bound: written } : null;
}
