import type { AnsweredProps } from "@/server/task-types/widget";
import { widgets } from "@/server/task-types/widgets";

/** One gold question with what was answered, as its task type shows it. */
export function AnsweredItem(answered: AnsweredProps) {
  const { Answered } = widgets[answered.project.taskType];
  return <Answered {...answered} />;
}
