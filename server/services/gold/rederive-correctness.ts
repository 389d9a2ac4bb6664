import { changeGoldCounts, markCorrect } from "@/db/queries/gold";
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
  const sameChange = ({ now, total, standing }: ChangedAnswer) => JSON.stringify([now, total, standing]);
  for (const group of groupBy(answers, sameChange)) {
    const [{ now, total, standing }] = group;
    for (const annotatorIds of inChunks(group.map(({ annotatorId }) => annotatorId))) {
      await markCorrect(tx, itemId, annotatorIds, now);
      if (total.right !== 0 || total.answered !== 0) {
        await changeGoldCounts(tx, annotatorIds, { total, standing });
      }
    }
  }
}
