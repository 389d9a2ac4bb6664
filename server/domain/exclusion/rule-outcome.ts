import type { ScreeningEvidence } from "@/server/stats/exclusion/evidence";
import type { ExclusionRule } from "@/server/stats/exclusion/exclusion-rule";
import { goldDoubt } from "@/server/stats/exclusion/gold-doubt";
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
  const { figures, counts, minimum, bound } = ruleFigures(rule, evidence);
  const sd = sampleStandardDeviation(figures).value;
  const placeOf = (value: number | null, n: number): RuleFigure["place"] => {
    if (value === null || bound === null) return "undefined";
    if (n < minimum) return "too-few";
    if (isBeyond(rule, value, bound)) return "beyond";
    return sd !== null && Math.abs(value - bound) <= nearDeviations * sd ? "near" : "within";
  };
  const judged = annotators.map(({ annotator, hits }, at) => {
    const value = figures[at] ?? null;
    const n = counts[at] ?? 0;
    return { annotator, value, ...intervalOf(rule, value, n), n, hits, place: placeOf(value, n) };
  });
  return {
    rule,
    bound,
    minimum,
    figures: judged,
    doubt: rule.name === "gold-pearson" ? doubtOf(judged, rule) : null,
  };
}

function doubtOf(figures: readonly RuleFigure[], { bound }: ExclusionRule): RuleOutcome["doubt"] {
  const judged = figures.flatMap(({ value, n, place }) =>
    value === null || place === "too-few" ? [] : [{ value, n, isBeyond: place === "beyond" }],
  );
  return goldDoubt(judged, bound);
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
