import { gradeGold } from "@/server/domain/gold/grade-gold";
import type { KnownAnswer } from "@/server/domain/gold/is-correct";
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
  /** What was said about the item; null if nothing, or nothing was asked. */
  comment: string | null;
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
 * @param withComments whether the project asks for comments; others are left out.
 */
export function judgePage(
  shown: readonly ShownItem[],
  { answers, seconds }: Pick<Submission, "answers" | "seconds">,
  dimensions: readonly { id: string; dimensionId: string }[],
  gold: readonly DimensionGold[],
  withComments: boolean,
): JudgedItem[] {
  return shown.map((item) => {
    const { values = {}, comment = "" } = answers.find(({ key }) => key === item.key) ?? {};
    const inView = Object.hasOwn(seconds, item.key) ? seconds[item.key] : undefined;
    const given = dimensions.map(({ id, dimensionId }) => {
      const value = values[id];
      return {
        dimensionId,
        value: typeof value === "number" ? value : null,
        known: gold.find((one) => one.itemId === item.itemId && one.dimensionId === dimensionId),
      };
    });
    const { right, correct } = gradeGold(given);
    const judgments = given.map(({ dimensionId, value }, at) => ({
      dimensionId,
      value,
      seconds: inView ?? null,
      correct: correct[at] ?? null,
      comment: withComments && comment !== "" ? comment : null,
    }));
    return { ...item, right, judgments };
  });
}
