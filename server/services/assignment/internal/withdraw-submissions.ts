import { recountHits, type WorkingAnnotator } from "@/db/queries/annotators";
import { holdItemPlaces, uncountItems } from "@/db/queries/item-places";
import { countedHits } from "@/db/queries/withdrawals";
import { uncountGold } from "@/db/queries/items";
import { lockHits, uncountHits } from "@/db/queries/hits";
import { markWithdrawn } from "@/db/queries/responses";
import { uncountJudgments } from "@/db/queries/judgments";
import type { Tx } from "@/db/store";
import type { WithdrawalReason } from "@/server/domain/assignment/assignment";
import { inChunks } from "@/server/domain/in-chunks";
import { keepSpreadsAnew } from "@/server/services/adjudication/internal/keep-spreads";
import { forgiveUncounted } from "./fixed-hit";

/**
 * Takes everything an annotator submitted out of the counted judgments; its items need to be judged again. Pay stays
 * as it is.
 * @returns how many judgments left.
 */
export async function withdrawSubmissions(
  tx: Tx,
  { annotatorId }: Pick<WorkingAnnotator, "annotatorId">,
  reason: WithdrawalReason,
): Promise<number> {
  let left = 0;
  for (const hits of inChunks(await countedHits(tx, annotatorId))) {
    left += await withdrawHits(tx, hits, reason);
  }
  await recountHits(tx, annotatorId);
  return left;
}

async function withdrawHits(
  tx: Tx,
  hits: readonly { assignmentId: string; hitId: string | null }[],
  reason: WithdrawalReason,
): Promise<number> {
  const assignmentIds = hits.map(({ assignmentId }) => assignmentId);
  const hitIds = hits.flatMap(({ hitId }) => (hitId === null ? [] : [hitId]));
  const fixed = new Set(hits.flatMap(({ assignmentId, hitId }) => (hitId === null ? [] : [assignmentId])));
  // HITs before places, as submissions take them: of two transactions one waits for the other.
  if (hitIds.length > 0) await lockHits(tx, hitIds);
  await forgiveUncounted(tx, [...fixed]);
  await markWithdrawn(tx, assignmentIds, reason);
  const { count, items: judged } = await uncountJudgments(tx, assignmentIds);
  const goldIds = judged.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
  const work = judged.filter(({ isGold }) => !isGold).map(({ itemId }) => itemId);
  // Composed pages may ask for items of fixed HITs, too; whoever judges them at this moment is waited for.
  for (const itemIds of inChunks(work.toSorted())) await holdItemPlaces(tx, itemIds);
  if (hitIds.length > 0) await uncountHits(tx, hitIds);
  // Fixed HITs keep the places of their items.
  const composed = judged.filter((item) => !item.isGold && !fixed.has(item.assignmentId));
  for (const some of inChunks(composed)) {
    await uncountItems(
      tx,
      some.map(({ itemId }) => itemId),
    );
  }
  for (const itemIds of inChunks(goldIds)) await uncountGold(tx, itemIds);
  await keepSpreadsAnew(tx, work);
  return count;
}
