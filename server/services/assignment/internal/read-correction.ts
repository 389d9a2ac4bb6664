import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { OwnAssignment } from "@/db/queries/assignments";
import { lockPaidAt } from "@/db/queries/payments";
import { holdState } from "@/db/queries/projects";
import { readResponse } from "@/db/queries/responses";
import { hasReviewOf } from "@/db/queries/writing";
import type { Tx } from "@/db/store";
import { correctionWindow, type CorrectionWindow } from "@/server/domain/assignment/correction-window";

export interface Correction {
  window: CorrectionWindow;
  response: Awaited<ReturnType<typeof readResponse>>;
}

interface OwnPage extends Pick<OwnAssignment, "kind" | "shown"> {
  assignmentId: string;
  /** Whether it is `lastSubmittedPage`. */
  isLast: boolean;
}

/**
 * Whether a page can be corrected now, with what was sent for it; nobody pays it or closes its project before the
 * transaction ends.
 */
export async function readCorrection(
  tx: Tx,
  annotator: WorkingAnnotator,
  { assignmentId, kind, shown, isLast }: OwnPage,
  now: number,
): Promise<Correction> {
  const { annotatorId, projectId, settings, state } = annotator;
  const { correctionMinutes } = settings;
  const response = await readResponse(tx, assignmentId);
  const itemIds = shown.map(({ itemId }) => itemId);
  const page = {
    kind,
    response: response ?? null,
    isLast,
    paidAt: await lockPaidAt(tx, assignmentId),
    isReviewed: await hasReviewOf(tx, annotatorId, itemIds),
  };
  const projectState = await holdState(tx, projectId);
  return { window: correctionWindow(page, { correctionMinutes, state, projectState }, now), response };
}
