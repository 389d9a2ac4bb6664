import { isCorrect, type KnownAnswer } from "@/server/domain/gold/is-correct";
import type { ShownItem } from "./assignment";
import type { Submission } from "./contracts";

/** A gold item's known answer on one dimension. */
export interface DimensionGold extends KnownAnswer {
  itemId: string;
  dimensionId: string;
}

/** One value on one dimension, derived from a response. */
export interface DerivedJudgment {
  dimensionId: string;
  /** null is Not Applicable. */
  value: number | null;
  /** Seconds the item was in view; null where the submission does not say. */
  seconds: number | null;
  /** null where there is no known answer. */
  correct: boolean | null;
}

export interface JudgedItem extends ShownItem {
  /** Right on every dimension whose answer is known; null where none is. */
  right: boolean | null;
  judgments: DerivedJudgment[];
}

/**
 * Derives the judgments from a submission that `checkAnswers` found nothing wrong with.
 * @param dimensions the dimensions with the name by which answers call them (`id`).
 * @param gold known answers that are in use; those of items that are not shown do not matter.
 */
export function judgePage(
  shown: readonly ShownItem[],
  { answers, seconds }: Pick<Submission, "answers" | "seconds">,
  dimensions: readonly { id: string; dimensionId: string }[],
  gold: readonly DimensionGold[],
): JudgedItem[] {
  return shown.map((item) => {
    const values = answers.find(({ key }) => key === item.key)?.values ?? {};
    const judgments = dimensions.map(({ id, dimensionId }) => {
      const given = values[id];
      const value = typeof given === "number" ? given : null;
      const known = gold.find((one) => one.itemId === item.itemId && one.dimensionId === dimensionId);
      const correct = known === undefined ? null : isCorrect(known, value);
      const inView = Object.hasOwn(seconds, item.key) ? seconds[item.key] : undefined;
      return { dimensionId, value, seconds: inView ?? null, correct };
    });
    const checked = judgments.filter(({ correct }) => correct !== null);
    return {
      ...item,
      right: checked.length === 0 ? null : checked.every(({ correct }) => correct === true),
      judgments,
    };
  });
}
