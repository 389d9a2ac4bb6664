import { changeGoldCounts, goldJudgmentsOf, markCorrect, type GoldRow } from "@/db/queries/gold";
import type { Tx } from "@/db/store";
import { isCorrect } from "@/server/domain/gold/is-correct";
import { groupBy } from "@/server/domain/group-by";

/** Statements with more parameters than this are refused by one engine or the other. */
const chunkSize = 500;

/** Brings judgments of a gold item, and what its annotators have right, in line with the answer as it is now. */
export async function rederiveCorrectness(tx: Tx, gold: GoldRow): Promise<void> {
  const changed = (await goldJudgmentsOf(tx, gold.itemId))
    .map((judgment) => ({ ...judgment, now: gold.enabled ? isCorrect(gold, judgment.value) : null }))
    .filter(({ correct, now }) => correct !== now);
  for (const group of groupBy(changed, ({ correct, now }) => `${correct} ${now}`)) {
    const [{ correct, now }] = group;
    const answered = Number(now !== null) - Number(correct !== null);
    const right = Number(now === true) - Number(correct === true);
    for (let start = 0; start < group.length; start += chunkSize) {
      const annotatorIds = group.slice(start, start + chunkSize).map(({ annotatorId }) => annotatorId);
      await markCorrect(tx, gold.itemId, annotatorIds, now);
      await changeGoldCounts(tx, annotatorIds, { answered, right });
    }
  }
}
