import type { ExtraJudgments } from "@/server/domain/policy/policies";
import { errorOfMean } from "@/server/stats/aggregation/mean-location";
import { choiceDisagreement, orderDisagreement } from "@/server/stats/agreement/pairwise-disagreement";
import { tReach } from "@/server/stats/intervals/t-reach";

/** `width` is that of the 95 % interval of the item's mean, in units of the scale. */
export type AnotherDecision =
  | { another: true; reason: "wide"; width: number }
  | { another: false; reason: "narrow"; width: number }
  /** `disagreement` is the share of pairs of annotators that differ; of rankings that of the candidates they order. */
  | { another: true; reason: "divided"; disagreement: number }
  | { another: false; reason: "agreed"; disagreement: number }
  /** It has been judged as often as an item may be. */
  | { another: false; reason: "maximum" }
  /** Fewer than two people gave an answer, the others Not Applicable: there is nothing that more could settle. */
  | { another: false; reason: "too_few_values" };

/** A value on a scale, the number of a choice, the ranks of an item's candidates; null is Not Applicable. */
type CountedAnswer = number | readonly number[] | null;

/** Sums of decimal values carry a little binary noise. */
const tiny = 1e-9;

/**
 * Whether an item that has all the judgments asked for so far needs one more, because its annotators differ so much.
 * @param answers of its counted judgments on one dimension; null is left out.
 * @param overlap the judgments it was to get at first; @param extraSoFar those asked for since then.
 * Source of the interval: Student 1908.
 */
export function needsAnother(
  { ciWidth, disagreement, maximum }: ExtraJudgments,
  answers: readonly CountedAnswer[],
  overlap: number,
  extraSoFar: number,
): AnotherDecision {
  if (overlap + extraSoFar >= maximum) return { another: false, reason: "maximum" };
  if (disagreement !== undefined) return byDisagreement(answers, disagreement);
  return ciWidth === undefined ? tooFew : byWidth(answers.filter(isNumber), ciWidth);
}

const tooFew: AnotherDecision = { another: false, reason: "too_few_values" };

const isNumber = (answer: CountedAnswer) => typeof answer === "number";
const isRanking = (answer: CountedAnswer) => typeof answer === "object" && answer !== null;

function byWidth(values: readonly number[], most: number): AnotherDecision {
  const error = errorOfMean(values);
  if (error === null) return tooFew;
  const width = 2 * tReach(error.degrees) * error.standardError;
  return width > most + tiny
    ? { another: true, reason: "wide", width }
    : { another: false, reason: "narrow", width };
}

function byDisagreement(answers: readonly CountedAnswer[], most: number): AnotherDecision {
  const disagreement =
    orderDisagreement(answers.filter(isRanking)) ?? choiceDisagreement(answers.filter(isNumber));
  if (disagreement === null) return tooFew;
  return disagreement > most + tiny
    ? { another: true, reason: "divided", disagreement }
    : { another: false, reason: "agreed", disagreement };
}
