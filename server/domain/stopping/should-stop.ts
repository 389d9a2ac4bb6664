import type { GoldCounts } from "@/server/domain/gold/gold-counts";
import type { AccuracyRule, Policies, QualificationPolicy } from "@/server/domain/policy/policies";
import { incompleteBeta } from "@/server/stats/incomplete-beta";
import { isBelowShare } from "@/server/stats/is-below-share";

export type StopDecision =
  | { stop: false; reason: "no_rule" | "too_few_gold" | "accurate" | "not_certain" }
  | { stop: true; rule: "accuracy"; value: number; bound: number };

/**
 * The share of right gold (0–1) that is asked for in work; null without an accuracy rule. With `asInQuiz` it is that of
 * the quiz or training; where there is none, or it asks for no number of right answers, the rule's own bar holds. A
 * test says how many must be right but not of how many, so there too the rule's own bar holds.
 */
export function barOf({
  stopping,
  qualification,
}: Pick<Policies, "stopping" | "qualification">): number | null {
  if (stopping.accuracy === null) return null;
  const { asInQuiz, bar } = stopping.accuracy;
  return (asInQuiz ? qualificationBar(qualification) : null) ?? bar;
}

function qualificationBar(policy: QualificationPolicy): number | null {
  if (policy.kind !== "quiz" && policy.kind !== "training") return null;
  return policy.needed === 0 ? null : policy.needed / policy.size;
}

/**
 * Whether somebody has got too much gold wrong to go on. Nobody at the bar or above it is stopped. With a certainty,
 * the true accuracy must also be below the bar with at least that probability, all accuracies being taken as equally
 * likely beforehand: Beta(right + 1, wrong + 1). Answers on several dimensions of an item are taken as independent.
 * @param bar what `barOf` gave, 0–1.
 * @returns with a stop the accuracy that was found and the bar it was held against.
 */
export function shouldStop(
  rule: AccuracyRule | null,
  bar: number | null,
  { right, answered, items }: GoldCounts,
): StopDecision {
  if (rule === null || bar === null) return { stop: false, reason: "no_rule" };
  if (items < rule.minGold || answered === 0) return { stop: false, reason: "too_few_gold" };
  const accuracy = right / answered;
  if (!isBelowShare(accuracy, bar)) return { stop: false, reason: "accurate" };
  const isCertain =
    rule.certainty === null || incompleteBeta(bar, right + 1, answered - right + 1) >= rule.certainty;
  return isCertain
    ? { stop: true, rule: "accuracy", value: accuracy, bound: bar }
    : { stop: false, reason: "not_certain" };
}
