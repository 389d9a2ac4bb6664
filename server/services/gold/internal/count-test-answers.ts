import { readDimensions } from "@/db/queries/dimensions";
import { testHits, type goldAnswersOf } from "@/db/queries/gold";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { answerInHit } from "@/server/domain/gold/answer-in-hit";
import { tasks } from "@/task-types/tasks";

/** How often one answer was given to a gold item on a dimension, and whether it is right. */
export interface AnswerCount {
  itemId: string;
  dimension: string;
  value: number | null;
  /** An answer that no number says, as JSON. */
  answer: string | null;
  correct: boolean | null;
  n: number;
}

type TestItem = Awaited<ReturnType<typeof goldAnswersOf>>[number];

/** The answers to the items of a test, those of every try, graded by what is known now. */
export async function countTestAnswers(
  db: Db,
  { id, taskType, settings }: Pick<ProjectRow, "id" | "taskType" | "settings">,
  items: readonly TestItem[],
): Promise<AnswerCount[]> {
  if (items.length === 0) return [];
  const task = tasks[taskType];
  const dimensions = new Map((await readDimensions(db, id)).map((each) => [each.id, each]));
  const pages = await testHits(db, id);
  return items.flatMap((item) => {
    const dimension = dimensions.get(item.dimension);
    if (dimension === undefined) return [];
    return pages.flatMap((page) => {
      const judged = answerInHit({ task, dimension, settings }, page, item);
      if (judged === undefined) return [];
      const correct = item.enabled ? task.isRight(item, judged) : null;
      return [{ itemId: item.itemId, dimension: item.dimension, ...judged, correct, n: 1 }];
    });
  });
}
