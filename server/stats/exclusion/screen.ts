import { isBelowShare } from "../is-below-share";
import { mean } from "../mean";
import { type Maybe } from "../present";
import { sampleStandardDeviation } from "../standard-deviation";
import { interTaggerFigures, pairwiseFigures } from "./agreement-figures";
import { judgedCounts, longestRuns, medianSeconds, missingShares } from "./answer-figures";
import { type ScreeningEvidence } from "./evidence";
import { minimumOf, ruleKind, type ExclusionRule, type RuleName } from "./exclusion-rule";
import { figureCounts } from "./figure-counts";
import { goldAccuracies, goldPearsons } from "./gold-figures";

/** Why an annotator would go: the figure lies beyond the bound. */
export interface ExclusionFinding {
  annotator: number;
  rule: ExclusionRule;
  value: number;
  bound: number;
}

/** What one rule says about everybody: each annotator's figure (null where undefined), and the bound. */
export interface RuleFigures {
  rule: ExclusionRule;
  figures: Maybe[];
  /** On how many answers each rests, and how many it takes to judge somebody. */
  counts: number[];
  minimum: number;
  /** Null when the rule counts standard deviations and fewer than two annotators have a figure. */
  bound: Maybe;
}

const figuresOf: Record<RuleName, (evidence: ScreeningEvidence) => Maybe[]> = {
  "gold-pearson": goldPearsons,
  "gold-accuracy": goldAccuracies,
  "inter-tagger": interTaggerFigures,
  pairwise: pairwiseFigures,
  seconds: medianSeconds,
  "straight-line": longestRuns,
  "missing-share": missingShares,
  judged: judgedCounts,
};

/**
 * Every annotator's figure under a rule and the bound it is held against. Where the bound counts standard deviations
 * it is the average of the figures less so many of their sample standard deviations, of those who are judged.
 * @throws RangeError when the rule needs gold or seconds and the evidence has none.
 */
export function ruleFigures(rule: ExclusionRule, evidence: ScreeningEvidence): RuleFigures {
  const figures = figuresOf[rule.name](evidence);
  const counts = figureCounts(rule.name, evidence);
  const minimum = minimumOf(rule);
  const found = { rule, figures, counts, minimum };
  if (!ruleKind(rule.name).inDeviations) return { ...found, bound: rule.bound };
  const judged = figures.filter((_, annotator) => (counts[annotator] ?? 0) >= minimum);
  const average = mean(judged).value;
  const sd = sampleStandardDeviation(judged).value;
  return { ...found, bound: average === null || sd === null ? null : average - rule.bound * sd };
}

/**
 * Who would be excluded by any of the rules, one finding per rule and annotator, in the order of the rules. Figures
 * equal to the bound stay, an accuracy also if it is so when rounded as the bound may be (2 of 3 and 0.667); nobody goes
 * for an undefined figure, or for one that rests on fewer answers than the rule asks for.
 * @throws RangeError as `ruleFigures`.
 */
export function screen(rules: readonly ExclusionRule[], evidence: ScreeningEvidence): ExclusionFinding[] {
  return rules.flatMap((rule) => {
    const { figures, counts, minimum, bound } = ruleFigures(rule, evidence);
    if (bound === null) return [];
    return figures.flatMap((value, annotator) =>
      value !== null && counts[annotator]! >= minimum && isBeyond(rule, value, bound)
        ? [{ annotator, rule, value, bound }]
        : [],
    );
  });
}

/** Whether an annotator with this figure would go. */
export function isBeyond(rule: ExclusionRule, value: number, bound: number): boolean {
  if (rule.name === "gold-accuracy") return isBelowShare(value, bound);
  const { comparison, inDeviations } = ruleKind(rule.name);
  // "More than one standard deviation below the average" is a figure under the bound.
  return comparison === "<" || inDeviations ? value < bound : value > bound;
}
