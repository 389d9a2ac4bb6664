import { addExtraPlace, countedValues } from "@/db/queries/item-places";
import { committedPay } from "@/db/queries/budget";
import { needsAnother } from "@/server/domain/assignment/needs-another";
import { withinBudget } from "@/server/domain/assignment/within-budget";
import { groupBy } from "@/server/domain/group-by";
import type { CountedItem } from "./places";
import type { Submission } from "./submission";

/** Asks for one more judgment of each item that has all it was to have and whose annotators still differ. */
export async function askForMore(submission: Submission, places: readonly CountedItem[]): Promise<void> {
  const { extraJudgments, overlap } = submission.worker.settings;
  if (extraJudgments === null) return;
  const full = places.filter(
    ({ openPlaces, countedCount, extraCount }) => openPlaces === 0 && countedCount >= overlap + extraCount,
  );
  if (full.length === 0 || !(await canPay(submission))) return;
  for (const item of full) {
    if (await isDivided(submission, item)) await addExtraPlace(submission.tx, item.itemId);
  }
}

async function isDivided({ tx, worker }: Submission, item: CountedItem): Promise<boolean> {
  const { extraJudgments, overlap } = worker.settings;
  if (extraJudgments === null) return false;
  const byDimension = groupBy(await countedValues(tx, item.itemId), ({ dimensionId }) => dimensionId);
  return byDimension.some((judgments) => {
    const values = judgments.map(({ value }) => value);
    return needsAnother(extraJudgments, values, overlap, item.extraCount).another;
  });
}

async function canPay({ tx, worker }: Submission): Promise<boolean> {
  const { limits, payPerHitMinor } = worker.settings;
  if (limits.budgetMinor === null) return true;
  return withinBudget(limits, await committedPay(tx, worker.projectId), payPerHitMinor ?? 0);
}
