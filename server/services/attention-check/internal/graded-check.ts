import type { MetCheck } from "@/db/queries/attention-checks";
import { isAccepted } from "@/server/domain/attention-check/is-accepted";
import type { JudgedValue } from "@/server/domain/task/task";
import type { Answer } from "@/server/domain/task/wire";
import type { FirstSubmission } from "@/server/services/assignment/internal/submission";
import { tasks } from "@/task-types/tasks";

/** What of a page says how its check was asked. */
export type CheckedPage = Pick<FirstSubmission, "annotator" | "own" | "asked">;

/** What was answered to a check. */
export interface GradedCheck extends Pick<MetCheck, "value"> {
  passed: boolean;
  judged: Record<string, JudgedValue>;
}

/** What was answered to the check of a page; null where it has none, or it was skipped and so not answered. */
export function gradedCheck(
  { annotator, own: { attentionCheck }, asked }: CheckedPage,
  answers: readonly Answer[],
): GradedCheck | null {
  const { checkForm, judge } = tasks[annotator.taskType];
  if (attentionCheck === null || checkForm === null) return null;
  const item = asked.get(attentionCheck.key);
  const answer = answers.find(({ key }) => key === attentionCheck.key);
  if (item === undefined || answer === undefined) return null;
  const judged = judge(answer, item);
  return { judged, value: oneValue(judged), passed: isAccepted(checkForm, attentionCheck.accepted, judged) };
}

/** The value that an answer has on all dimensions; null where they differ, and where no number says the answer. */
function oneValue(judged: GradedCheck["judged"]): number | null {
  const [value, ...others] = new Set(Object.values(judged).map((one) => one.value));
  return others.length === 0 ? (value ?? null) : null;
}
