import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import type { ScreeningEvidence } from "@/server/stats/exclusion/evidence";
import { ruleKind, type ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";
import { gradedAnswers } from "@/server/stats/exclusion/gold-figures";
import { isBeyond, ruleFigures } from "@/server/stats/exclusion/screen";
import { fisherInterval } from "@/server/stats/intervals/fisher-z";
import { sampleStandardDeviation } from "@/server/stats/standard-deviation";
import { wilsonInterval } from "@/server/stats/wilson-interval";
import type { RuleFigure, RuleOutcome } from "./screening";

/** So many standard deviations of all figures from the bound, somebody is near it. */
const nearDeviations = 0.5;

/** What a rule says about the annotators of the evidence, who come in the same order. */
export function ruleOutcome(
  rule: ExclusionRule,
  evidence: ScreeningEvidence,
  annotators: readonly { annotator: string; hits: number }[],
): RuleOutcome {
  const { figures, bound } = ruleFigures(rule, evidence);
  const sd = sampleStandardDeviation(figures).value;
  const placeOf = (value: number | null): RuleFigure["place"] => {
    if (value === null || bound === null) return "undefined";
    if (isBeyond(rule, value, bound)) return "beyond";
    return sd !== null && Math.abs(value - bound) <= nearDeviations * sd ? "near" : "within";
  };
  const counts = countsOf(rule, evidence);
  return {
    rule,
    bound,
    figures: annotators.map(({ annotator, hits }, at) => {
      const value = figures[at] ?? null;
      const n = counts[at] ?? 0;
      return { annotator, value, ...intervalOf(rule, value, n), n, hits, place: placeOf(value) };
    }),
  };
}

/** Per annotator: on how many answers their figure rests. */
function countsOf({ name }: ExclusionRule, evidence: ScreeningEvidence): number[] {
  const { answers } = evidence;
  if (ruleKind(name).needs === "gold") {
    const graded = gradedAnswers(evidence);
    return name === "gold-accuracy"
      ? graded.map((given) => given.length)
      : graded.map((given) => given.filter((answer) => answer.given !== null).length);
  }
  if (name === "straight-line" || name === "judged") {
    return (evidence.wholeAnswers ?? answers).map((given) => given.length);
  }
  if (name !== "inter-tagger") return answers.map((given) => given.length);
  const counts = answers.map(() => 0);
  for (const { annotator, items } of interTaggerCorrelation(evidence.table).annotators)
    counts[annotator] = items;
  return counts;
}

/** 95 % intervals of correlations by Fisher's z and of shares by Wilson's; the others have none. */
function intervalOf({ name }: ExclusionRule, value: number | null, n: number) {
  const none = { low: null, high: null };
  if (value === null) return none;
  const found =
    name === "gold-pearson" || name === "inter-tagger"
      ? fisherInterval(value, n)
      : name === "gold-accuracy" || name === "missing-share"
        ? wilsonInterval(Math.round(value * n), n)
        : null;
  return found === null || found.value === null ? none : { low: found.low, high: found.high };
}
