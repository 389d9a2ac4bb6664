import type { AskedItem, Task } from "@/server/task-types/task";
import type { Answer } from "@/server/task-types/wire";
import type { AnswerRule } from "./answer-rules";

/** Why the answer to one item cannot be taken. */
export interface AnswerProblem {
  key: string;
  rule: AnswerRule;
}

/**
 * What keeps a submission from being taken: every item shown is answered exactly once, as its task type asks.
 * @param asked the items shown, by key.
 * @returns one problem an item and rule, in the order of the answers, what is missing last.
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
    else problems.push(...task.check(answer, item).map((rule) => ({ key, rule })));
    seen.add(key);
  }
  const missing = [...asked.keys()].filter((key) => !seen.has(key));
  return [...problems, ...missing.map((key) => ({ key, rule: "missing" as const }))];
}
