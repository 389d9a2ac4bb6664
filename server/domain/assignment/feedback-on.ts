import type { Steps } from "@/server/domain/scale/steps";
import type { Task } from "@/server/domain/task/task";
import type { Feedback } from "./contracts";
import type { DerivedJudgment, DimensionGold, JudgedItem } from "./judge-hit";

/** What feedback is made from: the known answers of a page, and how its type says what would have been right. */
export interface FeedbackSource {
  task: Pick<Task, "accepted">;
  gold: readonly (DimensionGold & { explanation: string; explanationLanguage?: string })[];
  /** With the name by which annotators' programs know them (`id`). */
  dimensions: readonly { id: string; dimensionId: string; scale: Steps }[];
}

/** What an annotator is told about the gold items they missed, in the order shown, dimension by dimension. */
export function feedbackOn(judged: readonly JudgedItem[], source: FeedbackSource): Feedback[] {
  return judged.flatMap((item) =>
    item.judgments
      .filter(({ correct }) => correct === false)
      .flatMap((missed) => feedbackAbout(item, missed, source)),
  );
}

/** What is told about one answer of an item; nothing where its known answer is not in use any more. */
export function feedbackAbout(
  { key, itemId, order = [] }: JudgedItem,
  { dimensionId, correct }: DerivedJudgment,
  { task, gold, dimensions }: FeedbackSource,
): Feedback[] {
  const known = gold.find((one) => one.itemId === itemId && one.dimensionId === dimensionId);
  const dimension = dimensions.find((one) => one.dimensionId === dimensionId);
  if (known === undefined || dimension === undefined) return [];
  const accepted = task.accepted(known, dimension.scale, order);
  const { explanation, explanationLanguage } = known;
  return [
    {
      ...{ key, dimension: dimension.id, correct: correct === true, accepted, explanation },
      ...(explanationLanguage && { explanationLanguage }),
    },
  ];
}
