import { submitExpired, submitLease, type OwnAssignment } from "@/db/queries/assignments";
import { takePlace } from "@/db/queries/hits";
import { countGoldItem, insertJudgments, type JudgmentsSource } from "@/db/queries/judgments";
import type { Tx } from "@/db/store";
import type { JudgedItem } from "@/server/domain/assignment/judge-page";
import type { Taking } from "@/server/domain/assignment/take-submission";

/**
 * Ends an assignment by its submission.
 * @returns whether it has a place, so that its judgments count.
 */
export async function endBySubmission(
  tx: Tx,
  assignmentId: string,
  { hitId }: OwnAssignment,
  { take }: Exclude<Taking, { take: "refused" }>,
  now: number,
): Promise<boolean> {
  if (take === "held" && (await submitLease(tx, { assignmentId, now })).length > 0) return true;
  // The lease has ended, perhaps only since it was read; others may have taken its place.
  await submitExpired(tx, assignmentId, now);
  return (await takePlace(tx, { hitId })).length > 0;
}

/** Stores the judgments of a page; of a gold item only as many count as of any other item. */
export async function storeJudgments(
  tx: Tx,
  source: JudgmentsSource,
  judged: readonly JudgedItem[],
  { counted, overlap }: { counted: boolean; overlap: number },
): Promise<void> {
  const full = new Set<string>();
  const gold = counted ? judged.filter(({ isGold }) => isGold).map(({ itemId }) => itemId) : [];
  // In one order everywhere, so that no two submissions wait for each other.
  for (const itemId of gold.sort()) {
    if ((await countGoldItem(tx, { itemId, overlap })).length === 0) full.add(itemId);
  }
  const rows = judged.flatMap(({ itemId, isGold, judgments }) =>
    judgments.map((judgment) => ({ itemId, isGold, counted: counted && !full.has(itemId), ...judgment })),
  );
  await insertJudgments(tx, source, rows);
}
