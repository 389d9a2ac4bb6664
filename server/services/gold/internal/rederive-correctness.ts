import { markCorrect } from "@/db/queries/judgments";
import { changeGoldCounts } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { ChangedAnswer } from "@/server/domain/gold/gold-change-effects";
import { groupBy } from "@/server/domain/group-by";
import { inChunks } from "@/server/domain/in-chunks";

/** Writes the new grades of answers to a gold item, and what their authors have right by them. */
export async function rederiveCorrectness(
  tx: Tx,
  itemId: string,
  answers: readonly ChangedAnswer[],
): Promise<void> {
  const graded = answers.flatMap(({ annotatorId, grades }) =>
    grades.map((grade) => ({ annotatorId, ...grade })),
  );
  for (const group of groupBy(graded, ({ dimensionId, correct }) => `${dimensionId} ${correct}`)) {
    const [{ dimensionId, correct }] = group;
    for (const annotatorIds of inChunks(group.map(({ annotatorId }) => annotatorId))) {
      await markCorrect(tx, { itemId, dimensionId }, annotatorIds, correct);
    }
  }
  const counting = answers.filter(({ total }) => total.right !== 0 || total.answered !== 0);
  for (const group of groupBy(counting, ({ total, sinceCleared }) => JSON.stringify([total, sinceCleared]))) {
    const [{ total, sinceCleared }] = group;
    for (const annotatorIds of inChunks(group.map(({ annotatorId }) => annotatorId))) {
      await changeGoldCounts(tx, annotatorIds, { total, sinceCleared });
    }
  }
}
