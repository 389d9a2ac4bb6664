import type { AskedItem, Task } from "@/server/domain/task/task";
import type { Answer } from "@/server/domain/task/wire";
import type { AnswerRule } from "./answer-rules";
import { confidences } from "./item-remarks";

/** Why the answer to one item cannot be taken. */
export interface AnswerProblem {
  key: string;
  rule: AnswerRule;
  /** Which part of the answer, where it has parts: `units[2].label`. */
  place?: string;
}

/**
 * What keeps a submission from being taken: every item shown is answered exactly once, as its task type asks, and what is
 * said besides is no longer than a comment and as sure as one can be.
 * @param asked the items shown, by key.
 * @returns one problem an item, rule and place, in the order of the answers, what is missing last.
 */
export function checkAnswers(
  task: Pick<Task, "check">,
  answers: readonly Answer[],
  asked: ReadonlyMap<string, AskedItem>,
): AnswerProblem[] {
  const seen = new Set<string>();
  const problems: AnswerProblem[] = [];
  for (const answer of answers) {
    const { key } = answer;
    const item = asked.get(key);
    if (item === undefined) problems.push({ key, rule: "unknown_key" });
    else if (seen.has(key)) problems.push({ key, rule: "duplicate" });
    else {
      const rules = [...checkRemarks(answer), ...task.check(answer, item)];
      problems.push(
        ...rules.map((broken) => ({ key, ...(typeof broken === "string" ? { rule: broken } : broken) })),
      );
    }
    seen.add(key);
  }
  const missing = [...asked.keys()].filter((key) => !seen.has(key));
  return [...problems, ...missing.map((key) => ({ key, rule: "missing" as const }))];
}

const maxCommentLength = 1_000;

function checkRemarks({ comment = "", confidence }: Answer): AnswerRule[] {
  const isKnown = confidence === undefined || confidences.some((each) => each === confidence);
  return [
    ...(comment.length > maxCommentLength ? ["comment_too_long" as const] : []),
    ...(isKnown ? [] : ["unknown_confidence" as const]),
  ];
}
