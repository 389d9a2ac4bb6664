import type { AnsweredProps } from "@/server/task-types/widget";
import { useWidget } from "@/server/task-types/widgets";

/** One gold question with what was answered, as its task type shows it. */
export function AnsweredItem(answered: AnsweredProps) {
  const { Answered } = useWidget();
  return <Answered {...answered} />;
}
