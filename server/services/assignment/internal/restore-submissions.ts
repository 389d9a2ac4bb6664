import { recountHits, type WorkingAnnotator } from "@/db/queries/annotators";
import { takePlaceOfSubmitted } from "@/db/queries/hits";
import { dimensionNames } from "@/db/queries/dimensions";
import { itemsJudgedOn, withdrawnHits } from "@/db/queries/withdrawals";
import { markRestored } from "@/db/queries/responses";
import { countJudgments } from "@/db/queries/judgments";
import type { Tx } from "@/db/store";
import type { WithdrawalReason } from "@/server/domain/assignment/assignment";
import { keepSpreads } from "@/server/services/adjudication/internal/keep-spreads";
import { requestExtraJudgments } from "./request-extra-judgments";
import { countFixedHit } from "./fixed-hit";
import { countGoldJudgments, countWork, takePlacesAgain, type Holding } from "./places";

export interface Restored {
  /** Judgments that count again, gold included. */
  returned: number;
  /** Judgments whose items have been judged by others meanwhile; they stay uncounted. */
  extra: number;
}

/** Counts again what was withdrawn of an annotator, in the order in which it came, where its items have need. */
export async function restoreSubmissions(
  tx: Tx,
  annotator: Pick<WorkingAnnotator, "annotatorId" | "projectId" | "settings">,
  reason: WithdrawalReason,
): Promise<Restored> {
  const { annotatorId, settings } = annotator;
  const restored = { returned: 0, extra: 0 };
  const each = (await dimensionNames(tx, annotator.projectId)).length;
  for (const { assignmentId, hitId, shown } of await withdrawnHits(tx, annotatorId, reason)) {
    const judged = await itemsJudgedOn(tx, assignmentId);
    // A person's list went to everybody when it was withdrawn, so its items need a place like all others.
    const open = shown
      .filter(({ itemId, isRepeat }) => isRepeat === undefined && judged.has(itemId))
      .map(({ isNamed: _named, ...item }) => item);
    const { work, places, isTaken } = await countAgain(tx, annotator, { hitId, shown: open });
    const goldIds = open.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
    // A page of nothing but gold counts, as it did when it came.
    const isCounted = isTaken || (hitId === null && goldIds.length === open.length);
    const gold = isCounted ? await countGoldJudgments(tx, goldIds, settings.overlap) : new Set<string>();
    const counted = [...work, ...gold];
    if (counted.length > 0) await countJudgments(tx, assignmentId, counted);
    await keepSpreads(tx, work);
    await requestExtraJudgments(tx, annotator, places);
    await markRestored(tx, assignmentId, isCounted);
    restored.returned += counted.length * each;
    restored.extra += (open.length - counted.length) * each;
  }
  await recountHits(tx, annotatorId);
  return restored;
}

/** Takes the places of a page again, and counts what has one. */
async function countAgain(
  tx: Tx,
  { projectId }: Pick<WorkingAnnotator, "projectId">,
  { hitId, shown }: Omit<Holding, "kind">,
) {
  if (hitId === null) {
    const holding = { hitId, kind: "work" as const, shown };
    const work = await takePlacesAgain(tx, holding, "judgments");
    return { work, places: await countWork(tx, work), isTaken: work.size > 0 };
  }
  const isTaken = (await takePlaceOfSubmitted(tx, { hitId })).length > 0;
  const judged = shown.filter(({ isGold }) => !isGold).map(({ itemId }) => itemId);
  const work = isTaken ? await countFixedHit(tx, { projectId, hitId }, judged) : new Set<string>();
  return { work, places: [], isTaken };
}
