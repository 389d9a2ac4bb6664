import { AnsweredPair, type AnsweredPairProps } from "./answered-pair";
import { Contest } from "./contest";

interface MissedPairProps extends AnsweredPairProps {
  assignment: string;
}

/** One missed gold question, with a way to say that the question is wrong. */
export function MissedPair({ assignment, ...answered }: MissedPairProps) {
  const { item, project, texts } = answered;
  return (
    <>
      <AnsweredPair {...answered} />
      <Contest project={project.slug} assignment={assignment} itemKey={item.key} words={texts.feedback} />
    </>
  );
}
