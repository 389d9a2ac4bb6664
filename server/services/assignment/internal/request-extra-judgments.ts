import type { WorkingAnnotator } from "@/db/queries/annotators";
import { addExtraPlace, readCountedValues } from "@/db/queries/item-places";
import { committedPay } from "@/db/queries/budget";
import type { Tx } from "@/db/store";
import { needsAnother } from "@/server/domain/assignment/needs-another";
import { withinBudget } from "@/server/domain/assignment/within-budget";
import { readRanks } from "@/server/domain/task/target-ranking/judge-ranking";
import { groupBy } from "@/server/domain/group-by";
import type { CountedItem } from "./places";

/** In whose project items were judged. */
type Judging = Pick<WorkingAnnotator, "projectId" | "settings">;

/** Asks for one more judgment of each item that has all it was to have and whose annotators still differ. */
export async function requestExtraJudgments(
  tx: Tx,
  judging: Judging,
  places: readonly CountedItem[],
): Promise<void> {
  const { extraJudgments, overlap } = judging.settings;
  if (extraJudgments === null) return;
  const full = places.filter(
    ({ openPlaces, countedCount, extraCount, raisedCount, hold, isRetired }) =>
      hold === null && !isRetired && openPlaces === 0 && countedCount >= overlap + raisedCount + extraCount,
  );
  if (full.length === 0 || !(await canPay(tx, judging))) return;
  for (const item of full) {
    if (await isDivided(tx, judging, item)) await addExtraPlace(tx, item.itemId);
  }
}

async function isDivided(tx: Tx, { settings }: Judging, item: CountedItem): Promise<boolean> {
  const { extraJudgments, overlap } = settings;
  if (extraJudgments === null) return false;
  const byDimension = groupBy(await readCountedValues(tx, item.itemId), ({ dimensionId }) => dimensionId);
  return byDimension.some((judgments) => {
    const answers = judgments.map(({ value, answer }) => (answer === null ? value : readRanks(answer)));
    return needsAnother(extraJudgments, answers, overlap + item.raisedCount, item.extraCount).another;
  });
}

async function canPay(tx: Tx, { projectId, settings }: Judging): Promise<boolean> {
  const { limits, payPerHitMinor } = settings;
  if (limits.budgetMinor === null) return true;
  return withinBudget(limits, await committedPay(tx, projectId), payPerHitMinor ?? 0);
}
