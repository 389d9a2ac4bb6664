import type { WorkingAnnotator } from "@/db/queries/annotators";
import { lastSubmittedPage, ownAssignment } from "@/db/queries/assignments";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { NextResult } from "@/server/domain/assignment/contracts";
import { isoInstant } from "@/server/domain/instant";
import { readCorrection } from "./read-correction";

/** The page that somebody submitted last, while they can correct it. */
export async function correctableOf(
  deps: Pick<Deps, "now">,
  tx: Tx,
  annotator: WorkingAnnotator,
): Promise<Pick<NextResult, "correctable">> {
  const { annotatorId, settings } = annotator;
  if (settings.correctionMinutes === 0) return {};
  const [last] = await lastSubmittedPage(tx, { annotatorId });
  if (last === undefined) return {};
  const { assignmentId } = last;
  const [own] = await ownAssignment(tx, { assignmentId, annotatorId });
  if (own === undefined) return {};
  const page = { ...own, assignmentId, isLast: true };
  const { window } = await readCorrection(tx, annotator, page, deps.now());
  return window.open ? { correctable: { assignment: assignmentId, until: isoInstant(window.until) } } : {};
}
