import type { AnsweredProps } from "@/task-types/widget";
import { useWidget } from "@/task-types/widgets";

/** One gold question with what was answered, as its task type shows it. */
export function AnsweredItem(answered: AnsweredProps) {
  const { Answered } = useWidget();
  return <Answered {...answered} />;
}
