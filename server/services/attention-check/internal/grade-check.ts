import { answerCheck, checksMetBy } from "@/db/queries/attention-checks";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import { failedSince } from "@/server/domain/attention-check/failed-since";
import { judgeChecks } from "@/server/domain/attention-check/judge-checks";
import { isAccepted } from "@/server/domain/attention-check/is-accepted";
import type { FirstSubmission } from "@/server/services/assignment/internal/submission";
import type { Verdict } from "@/server/services/annotator-status/internal/evaluate-stopping";
import { tasks } from "@/task-types/tasks";

/**
 * Notes what was answered to the attention check of a page.
 * @returns what its author's failed checks ask for now; null where nothing does.
 */
export async function gradeCheck(submission: FirstSubmission): Promise<Verdict | null> {
  const { tx, annotator, own, input, asked, now } = submission;
  const { attentionCheck } = own;
  const item = attentionCheck === null ? undefined : asked.get(attentionCheck.key);
  const answer = input.answers.find(({ key }) => key === attentionCheck?.key);
  // What was skipped was not answered.
  if (attentionCheck === null || item === undefined || answer === undefined) return null;
  const [judged] = Object.values(tasks[annotator.taskType].judge(answer, item));
  const value = judged?.value ?? null;
  const passed = isAccepted(attentionCheck, value);
  const before = failedSince(await checksMetBy(tx, annotator), annotator.clearedAt);
  await answerCheck(tx, input.assignment, { value, passed, answeredAt: now });
  return verdictOnChecks(annotator, before, passed ? 0 : 1);
}

function verdictOnChecks({ settings, state }: WorkingAnnotator, before: number, now: number): Verdict | null {
  const judged = judgeChecks(settings.attentionChecks, before, now);
  if (judged.act === "none") return null;
  const { value, bound } = judged;
  const cause = { rule: "attention-checks" as const, value, bound };
  if (judged.act === "stop") return { state: "stopped", cause };
  return { state, cause, warning: { ...cause, ...(judged.isLastChance && { isLastChance: true }) } };
}
