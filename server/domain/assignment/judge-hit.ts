import { countGold, type GoldCounts } from "@/server/domain/gold/gold-counts";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { AskedItem, JudgedValue, KnownGold, Task } from "@/server/domain/task/task";
import type { ShownItem } from "./assignment";
import type { Submission } from "./contracts";

/** A gold item's known answer on one dimension. */
export interface DimensionGold extends KnownGold {
  itemId: string;
  dimensionId: string;
}

/** What one answer says on one dimension, derived from a response. */
export interface DerivedJudgment extends JudgedValue {
  dimensionId: string;
  /** How sure the annotator was, 1 to 3; null where nothing was asked or said. */
  confidence: number | null;
  /** Seconds the item was in view; null where the submission does not say. */
  seconds: number | null;
  /** Whether A and B were shown in each other's place; null where the project does not swap sides. */
  swapped: boolean | null;
  /** null where there is no known answer. */
  correct: boolean | null;
  /** What was said about the item; null if nothing, or nothing was asked. */
  comment: string | null;
}

export interface JudgedItem extends ShownItem {
  /** What it adds to its author's gold; nothing where no answer is known. */
  gold: GoldCounts;
  judgments: DerivedJudgment[];
}

/** What the answers to a HIT were asked by. */
export interface AskedHit {
  task: Pick<Task, "judge" | "isRight">;
  shown: readonly ShownItem[];
  /** The items shown, by key. */
  asked: ReadonlyMap<string, AskedItem>;
  /** With the name by which answers call them (`id`). */
  dimensions: readonly { id: string; dimensionId: string }[];
  settings: Pick<ProjectSettings, "itemComments" | "itemConfidence" | "goldGrading">;
}

/**
 * Derives the judgments from a submission that `checkAnswers` found nothing wrong with.
 * @param gold known answers that are in use; those of items that are not shown do not matter.
 */
export function judgeHit(
  hit: AskedHit,
  { answers, seconds }: Pick<Submission, "answers" | "seconds">,
  gold: readonly DimensionGold[],
): JudgedItem[] {
  const { task, shown, asked, dimensions, settings } = hit;
  return shown.map((item) => {
    const answer = answers.find(({ key }) => key === item.key);
    const askedItem = asked.get(item.key);
    const values = answer === undefined || askedItem === undefined ? {} : task.judge(answer, askedItem);
    const given = dimensions.map(({ id, dimensionId }) => {
      const judged: JudgedValue = values[id] ?? { value: null, answer: null };
      const known = gold.find((one) => one.itemId === item.itemId && one.dimensionId === dimensionId);
      return { dimensionId, judged, correct: known === undefined ? null : task.isRight(known, judged) };
    });
    const comment = answer?.comment ?? "";
    const said = {
      seconds: Object.hasOwn(seconds, item.key) ? (seconds[item.key] ?? null) : null,
      comment: settings.itemComments && comment !== "" ? comment : null,
      confidence: settings.itemConfidence ? (answer?.confidence ?? null) : null,
      swapped: item.swapped ?? null,
    };
    const judgments = given.map(({ dimensionId, judged, correct }) => ({
      dimensionId,
      ...judged,
      correct,
      ...said,
    }));
    const correct = given.map((one) => one.correct);
    return { ...item, gold: countGold(settings.goldGrading, correct), judgments };
  });
}
