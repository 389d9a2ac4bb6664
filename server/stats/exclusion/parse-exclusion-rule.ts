import { ruleKind, ruleKinds, type ExclusionRule, type RuleName } from "./exclusion-rule";

/**
 * Why a text is no rule: it has not the form `name < number`, no rule has that name, the rule compares the other way,
 * it lacks or should not have "sd", or the bound lies outside its range.
 */
export type RuleProblem =
  | "malformed"
  | "unknown_rule"
  | "wrong_comparison"
  | "wrong_unit"
  | "bound_out_of_range";

export type ParsedRule = { rule: ExclusionRule } | { problem: RuleProblem };

const form =
  /^\s*(?<name>[a-z-]+)\s*(?<comparison>[<>])\s*(?<bound>-?\d+(?:\.\d+)?|-?\.\d+)\s*(?<unit>sd)?(?:\s+from\s+(?<minimum>[1-9]\d{0,5}))?\s*$/iu;

/** Reads a rule like `gold-accuracy < 0.667`, `pairwise > 1sd` or `inter-tagger < 0.5 from 20`; blanks and letter case do not matter. */
export function parseExclusionRule(text: string): ParsedRule {
  const parts = form.exec(text)?.groups;
  if (parts === undefined) return { problem: "malformed" };
  const name = parts.name?.toLowerCase() ?? "";
  if (!isRuleName(name)) return { problem: "unknown_rule" };
  const kind = ruleKind(name);
  if (parts.comparison !== kind.comparison) return { problem: "wrong_comparison" };
  if ((parts.unit !== undefined) !== kind.inDeviations) return { problem: "wrong_unit" };
  const bound = Number(parts.bound);
  const inRange = bound >= kind.least && bound <= kind.most && (!kind.wholeOnly || Number.isInteger(bound));
  const minimum = parts.minimum === undefined ? {} : { minimum: Number(parts.minimum) };
  return inRange ? { rule: { name, bound, ...minimum } } : { problem: "bound_out_of_range" };
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(ruleKinds, name);
}
