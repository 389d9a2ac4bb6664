import { answerCheck, checksMetBy } from "@/db/queries/attention-checks";
import { failedSince } from "@/server/domain/attention-check/failed-since";
import type { FirstSubmission } from "@/server/services/assignment/internal/submission";
import type { Verdict } from "@/server/services/annotator-status/internal/evaluate-stopping";
import { gradedCheck } from "./graded-check";
import { verdictOnChecks } from "./verdict-on-checks";

/**
 * Notes what was answered to the attention check of a page.
 * @returns what its author's failed checks ask for now; null where nothing does.
 */
export async function gradeCheck(submission: FirstSubmission): Promise<Verdict | null> {
  const { tx, annotator, input, now } = submission;
  const graded = gradedCheck(submission, input.answers);
  if (graded === null) return null;
  const { value, passed } = graded;
  const before = failedSince(await checksMetBy(tx, annotator), annotator.clearedAt);
  await answerCheck(tx, input.assignment, { value, passed, answeredAt: now });
  return verdictOnChecks(annotator, before, passed ? 0 : 1);
}
