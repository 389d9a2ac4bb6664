import type { FieldProblem, FieldProblems } from "@/server/domain/field-problems";
import { isOnScale } from "@/server/domain/scale/is-on-scale";
import { nearestValue } from "@/server/domain/scale/nearest-value";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { Steps } from "@/server/domain/scale/steps";
import type { GoldAnswer } from "./contracts";
import { isCorrect } from "./is-correct";

type Scale = Steps & { notApplicable: boolean };
type Known = Omit<GoldAnswer, "explanation" | "use" | "order">;

/** Whether some value of the scale would be right. */
export function canBeRight(scale: Scale, gold: Known): boolean {
  const nearest = nearestValue(scale, gold.answer);
  if (gold.acceptsNotApplicable && scale.notApplicable) return true;
  return isCorrect(gold, nearest) || gold.accepted.some((value) => isOnScale(scale, value));
}

/**
 * What is wrong with a known answer, by field. The answer itself may lie between two values, as a mean does; the
 * values accepted besides must be ones that an annotator can give.
 */
export function checkGold(scale: Scale, gold: Known): FieldProblems {
  const { min, max } = scaleRange(scale);
  const offScale: FieldProblem = { reason: "off_scale", params: { min, max, step: scale.step } };
  const problems: FieldProblems = {};
  if (gold.answer < min || gold.answer > max) problems.answer = offScale;
  if (!gold.accepted.every((value) => isOnScale(scale, value))) problems.accepted = offScale;
  if (gold.acceptsNotApplicable && !scale.notApplicable) {
    problems.acceptsNotApplicable = { reason: "not_offered", params: {} };
  }
  if (Object.keys(problems).length === 0 && !canBeRight(scale, gold)) {
    problems.tolerance = { reason: "nothing_right", params: { step: scale.step } };
  }
  return problems;
}
