import type { Worker } from "@/db/queries/annotators";
import { deleteNamedItems, giveBackItemPlace, namedItemsLeft, uncountItems } from "@/db/queries/item-places";
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
 * Takes everything an annotator submitted out of the counted judgments; its items need to be judged again. What is
 * left of a list that was assigned to them goes to everybody. Pay stays as it is.
 * @returns how many judgments left.
 */
export async function withdrawSubmissions(
  tx: Tx,
  { annotatorId, invitationId }: Pick<Worker, "annotatorId" | "invitationId">,
  reason: WithdrawalReason,
): Promise<number> {
  let left = 0;
  for (const pages of inChunks(await countedPages(tx, annotatorId))) {
    left += await withdrawPages(tx, pages, reason);
  }
  if (invitationId !== null) await releaseList(tx, { annotatorId, invitationId });
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
  const judged = await uncountJudgments(tx, assignmentIds);
  const idsOf = (isGold: boolean) =>
    judged.filter((item) => item.isGold === isGold).map(({ itemId }) => itemId);
  if (hitIds.length > 0) await uncountHits(tx, hitIds);
  // Fixed HITs keep the places of their items; these have rows under dynamic composition only.
  for (const itemIds of inChunks(idsOf(false))) await uncountItems(tx, itemIds);
  for (const itemIds of inChunks(idsOf(true))) await uncountGold(tx, itemIds);
  return judged.length;
}

async function releaseList(tx: Tx, person: { annotatorId: string; invitationId: string }): Promise<void> {
  const itemIds = await namedItemsLeft(tx, person, 1_000_000);
  for (const itemId of [...itemIds].sort()) await giveBackItemPlace(tx, { itemId });
  for (const chunk of inChunks(itemIds)) await deleteNamedItems(tx, person.invitationId, chunk);
}
