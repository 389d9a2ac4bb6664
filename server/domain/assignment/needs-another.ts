import type { ExtraJudgments } from "@/server/domain/policy/policies";
import { errorOfMean } from "@/server/stats/aggregation/mean-location";
import { tReach } from "@/server/stats/intervals/t-reach";

/** `width` is that of the 95 % interval of the item's mean, in units of the scale. */
export type AnotherDecision =
  | { another: true; reason: "wide"; width: number }
  | { another: false; reason: "narrow"; width: number }
  /** It has been judged as often as an item may be. */
  | { another: false; reason: "maximum" }
  /** Fewer than two people gave a value, the others Not Applicable: there is no interval that more could narrow. */
  | { another: false; reason: "too_few_values" };

/** Sums of decimal values carry a little binary noise. */
const tiny = 1e-9;

/**
 * Whether an item that has all the judgments asked for so far needs one more, because its annotators differ so much.
 * @param values of its counted judgments on one dimension; null is Not Applicable and left out.
 * @param overlap the judgments it was to get at first; @param extraSoFar those asked for since then.
 * Source of the interval: Student 1908.
 */
export function needsAnother(
  policy: ExtraJudgments,
  values: readonly (number | null)[],
  overlap: number,
  extraSoFar: number,
): AnotherDecision {
  if (overlap + extraSoFar >= policy.maximum) return { another: false, reason: "maximum" };
  const error = errorOfMean(values.filter((value) => value !== null));
  if (error === null) return { another: false, reason: "too_few_values" };
  const width = 2 * tReach(error.degrees) * error.standardError;
  return width > policy.ciWidth + tiny
    ? { another: true, reason: "wide", width }
    : { another: false, reason: "narrow", width };
}
