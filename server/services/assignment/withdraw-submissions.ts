import type { Worker } from "@/db/queries/annotators";
import { uncountItems } from "@/db/queries/item-places";
import {
  countedPages,
  markWithdrawn,
  uncountGold,
  uncountHits,
  uncountJudgments,
} from "@/db/queries/withdrawals";
import type { Tx } from "@/db/store";
import type { WithdrawalReason } from "@/server/domain/assignment/assignment";
import { inChunks } from "@/server/domain/in-chunks";

/**
 * Takes everything an annotator submitted out of the counted judgments; its items need to be judged again. Pay stays
 * as it is.
 * @returns how many judgments left.
 */
export async function withdrawSubmissions(
  tx: Tx,
  { annotatorId }: Pick<Worker, "annotatorId">,
  reason: WithdrawalReason,
): Promise<number> {
  let left = 0;
  for (const pages of inChunks(await countedPages(tx, annotatorId))) {
    left += await withdrawPages(tx, pages, reason);
  }
  return left;
}

async function withdrawPages(
  tx: Tx,
  pages: readonly { assignmentId: string; hitId: string | null }[],
  reason: WithdrawalReason,
): Promise<number> {
  const assignmentIds = pages.map(({ assignmentId }) => assignmentId);
  const hitIds = pages.flatMap(({ hitId }) => (hitId === null ? [] : [hitId]));
  await markWithdrawn(tx, assignmentIds, reason);
  const { count, items: judged } = await uncountJudgments(tx, assignmentIds);
  const idsOf = (isGold: boolean) =>
    judged.filter((item) => item.isGold === isGold).map(({ itemId }) => itemId);
  if (hitIds.length > 0) await uncountHits(tx, hitIds);
  // Fixed HITs keep the places of their items; these have rows under dynamic composition only.
  for (const itemIds of inChunks(idsOf(false))) await uncountItems(tx, itemIds);
  for (const itemIds of inChunks(idsOf(true))) await uncountGold(tx, itemIds);
  return count;
}
