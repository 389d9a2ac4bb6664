import { acceptedValues } from "@/server/domain/gold/accepted-values";
import type { Steps } from "@/server/domain/scale/steps";
import type { Feedback } from "./contracts";
import type { DimensionGold, JudgedItem } from "./judge-page";

/**
 * What an annotator is told about the gold items they missed, in the order shown; of an item missed on several
 * dimensions, about the first of them.
 */
export function feedbackOn(
  judged: readonly JudgedItem[],
  gold: readonly (DimensionGold & { explanation: string })[],
  dimensions: readonly { dimensionId: string; scale: Steps }[],
): Feedback[] {
  return judged.flatMap(({ key, itemId, judgments }) => {
    const missed = judgments.find(({ correct }) => correct === false);
    const known = gold.find((one) => one.itemId === itemId && one.dimensionId === missed?.dimensionId);
    const dimension = dimensions.find(({ dimensionId }) => dimensionId === missed?.dimensionId);
    if (known === undefined || dimension === undefined) return [];
    return [
      {
        key,
        correct: false,
        accepted: acceptedValues(known, dimension.scale),
        explanation: known.explanation,
      },
    ];
  });
}
