import { readDimensions } from "@/db/queries/dimensions";
import { goldAnswersOf, testHitsInParts } from "@/db/queries/gold";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { answerInHit, type StoredHit } from "@/server/domain/gold/answer-in-hit";
import { groupBy } from "@/server/domain/group-by";
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

/** The answers to items of a project's test, to all or some, those of every try, graded by what is known now. */
export async function countTestAnswers(
  db: Db,
  { id, taskType, settings }: Pick<ProjectRow, "id" | "taskType" | "settings">,
  itemIds?: readonly string[],
): Promise<AnswerCount[]> {
  const gold = groupBy(
    await goldAnswersOf(db, id, { use: "test", ...(itemIds && { itemIds }) }),
    ({ itemId }) => itemId,
  );
  if (gold.length === 0) return [];
  const knownOf = new Map(gold.map((known) => [known[0].itemId, known]));
  const dimensions = new Map((await readDimensions(db, id)).map((each) => [each.id, each]));
  const task = tasks[taskType];
  const answersOn = (page: StoredHit) =>
    page.shown
      .flatMap(({ itemId }) => knownOf.get(itemId) ?? [])
      .flatMap((known) => {
        const dimension = dimensions.get(known.dimension);
        const judged = dimension && answerInHit({ task, dimension, settings }, page, known);
        if (judged === undefined) return [];
        const correct = known.enabled ? task.isRight(known, judged) : null;
        return [{ itemId: known.itemId, dimension: known.dimension, ...judged, correct }];
      });
  const counts = new Map<string, AnswerCount>();
  for await (const pages of testHitsInParts(db, id)) {
    for (const given of pages.flatMap(answersOn)) {
      const key = JSON.stringify(given);
      counts.set(key, { ...given, n: (counts.get(key)?.n ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}
