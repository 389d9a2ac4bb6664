import { answerCheck, checksMetBy } from "@/db/queries/attention-checks";
import type { Tx } from "@/db/store";
import { failedSince } from "@/server/domain/attention-check/failed-since";
import type { Answer } from "@/server/domain/task/wire";
import type { Verdict } from "@/server/services/annotator-status/internal/evaluate-stopping";
import { gradedCheck, type CheckedPage, type GradedCheck } from "./graded-check";
import { verdictOnChecks } from "./verdict-on-checks";

/** What a corrected page answers to its check now; null where that is what was answered before. */
export function changedCheck(
  page: CheckedPage,
  { before, now }: Record<"before" | "now", readonly Answer[]>,
): GradedCheck | null {
  const said = (graded: GradedCheck | null) => JSON.stringify(graded?.judged);
  const graded = gradedCheck(page, now);
  return said(graded) === said(gradedCheck(page, before)) ? null : graded;
}

/**
 * Puts a corrected answer to a check in the place of the first one; the check of a page that came too late stays without.
 * A check that was failed and is now passed counts as failed no more, and one that was passed and is now failed does.
 * @returns what its author's failed checks ask for now; null where nothing does.
 */
export async function correctCheck(
  tx: Tx,
  { annotator }: Pick<CheckedPage, "annotator">,
  assignmentId: string,
  { value, passed }: GradedCheck,
): Promise<Verdict | null> {
  const met = await checksMetBy(tx, annotator);
  const first = met.find((one) => one.assignmentId === assignmentId);
  if (first === undefined || first.passed === null) return null;
  // When it was first answered says whether an organizer has let its author continue since.
  const corrected = { ...first, value, passed };
  await answerCheck(tx, assignmentId, { value, passed, answeredAt: first.answeredAt });
  const failed = (checks: typeof met) => failedSince(checks, annotator.clearedAt);
  const before = failed(met);
  const added = Math.max(0, failed([corrected]) - failed([first]));
  return verdictOnChecks(annotator, before, added);
}
