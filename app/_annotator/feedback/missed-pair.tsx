import type { AnsweredProps } from "@/app/_annotator/widget/widget";
import { AnsweredItem } from "./answered-item";
import { Contest } from "./contest";

interface MissedPairProps extends AnsweredProps {
  assignment: string;
}

/** One missed gold question, with a way to say that the question is wrong. */
export function MissedPair({ assignment, ...answered }: MissedPairProps) {
  const { item, project, texts } = answered;
  return (
    <>
      <AnsweredItem {...answered} />
      <Contest project={project.slug} assignment={assignment} itemKey={item.key} words={texts.feedback} />
    </>
  );
}
