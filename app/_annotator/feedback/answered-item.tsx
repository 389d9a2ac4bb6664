import type { AnsweredProps } from "@/app/_annotator/widget/widget";
import { useWidget } from "../widget/use-widget";

/** One gold question with what was answered, as its task type shows it. */
export function AnsweredItem(answered: AnsweredProps) {
  const { Answered } = useWidget();
  return <Answered {...answered} />;
}
