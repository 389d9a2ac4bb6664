import { testPages, type goldAnswersOf } from "@/db/queries/gold";
import type { Db } from "@/db/store";
import { answerOnPage } from "@/server/domain/gold/answer-on-page";
import { isCorrect } from "@/server/domain/gold/is-correct";

/** How often one value was given to a gold item on a dimension, and whether it is right. */
export interface AnswerCount {
  itemId: string;
  dimension: string;
  value: number | null;
  correct: boolean | null;
  n: number;
}

type TestItem = Awaited<ReturnType<typeof goldAnswersOf>>[number];

/** The answers to the items of a test, those of every try, graded by what is known now. */
export async function countTestAnswers(
  db: Db,
  projectId: string,
  items: readonly TestItem[],
): Promise<AnswerCount[]> {
  if (items.length === 0) return [];
  const pages = await testPages(db, projectId);
  return items.flatMap((item) =>
    pages.flatMap(({ shown, body }) => {
      const value = answerOnPage(shown, body, item);
      if (value === undefined) return [];
      const correct = item.enabled ? isCorrect(item, value) : null;
      return [{ itemId: item.itemId, dimension: item.dimension, value, correct, n: 1 }];
    }),
  );
}
