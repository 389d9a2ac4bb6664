import type { Feedback, QualificationResult } from "@/server/domain/assignment/contracts";
import type { DimensionGold, JudgedItem } from "@/server/domain/assignment/judge-page";
import { acceptedValues } from "@/server/domain/gold/accepted-values";
import type { Steps } from "@/server/domain/scale/steps";

/**
 * What an annotator is told after a page of a qualification, in the order shown: between the tries of a test nothing
 * but how many were right, because the same questions come again; otherwise every question with its accepted answers.
 * Of an item asked on several dimensions, about the first missed, else the first.
 */
export function qualificationFeedback(
  { kind, passed, triesLeft }: QualificationResult,
  judged: readonly JudgedItem[],
  gold: readonly (DimensionGold & { explanation: string })[],
  dimensions: readonly { dimensionId: string; scale: Steps }[],
): Feedback[] {
  if (kind === "test" && passed === false && triesLeft > 0) return [];
  return judged.flatMap(({ key, itemId, right, judgments }) => {
    const shown =
      judgments.find(({ correct }) => correct === false) ?? judgments.find(({ correct }) => correct);
    const known = gold.find((one) => one.itemId === itemId && one.dimensionId === shown?.dimensionId);
    const dimension = dimensions.find(({ dimensionId }) => dimensionId === shown?.dimensionId);
    if (known === undefined || dimension === undefined) return [];
    const accepted = acceptedValues(known, dimension.scale);
    return [{ key, correct: right === true, accepted, explanation: known.explanation }];
  });
}
