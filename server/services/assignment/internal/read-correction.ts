import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { OwnAssignment } from "@/db/queries/assignments";
import { lockPaidAt } from "@/db/queries/payments";
import { holdState } from "@/db/queries/projects";
import { lastSubmittedPage, readResponse } from "@/db/queries/responses";
import { hasReviewOf } from "@/db/queries/writing";
import type { Tx } from "@/db/store";
import { correctionWindow, type CorrectionWindow } from "@/server/domain/assignment/correction-window";

export interface Correction {
  window: CorrectionWindow;
  response: Awaited<ReturnType<typeof readResponse>>;
}

/**
 * Whether a page can be corrected now, with what was sent for it; nobody pays it or closes its project before the
 * transaction ends.
 */
export async function readCorrection(
  tx: Tx,
  annotator: WorkingAnnotator,
  assignmentId: string,
  own: Pick<OwnAssignment, "kind" | "shown">,
  now: number,
): Promise<Correction> {
  const { annotatorId, projectId, settings, state } = annotator;
  const { correctionMinutes } = settings;
  const response = await readResponse(tx, assignmentId);
  const itemIds = own.shown.map(({ itemId }) => itemId);
  const page = {
    kind: own.kind,
    response: response ?? null,
    isLast: (await lastSubmittedPage(tx, annotatorId)) === assignmentId,
    paidAt: await lockPaidAt(tx, assignmentId),
    isReviewed: await hasReviewOf(tx, annotatorId, itemIds),
  };
  const projectState = await holdState(tx, projectId);
  return { window: correctionWindow(page, { correctionMinutes, state, projectState }, now), response };
}
