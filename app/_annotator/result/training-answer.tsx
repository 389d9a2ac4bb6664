import type { AnsweredProps } from "@/app/_annotator/widget/widget";
import { AnsweredItem } from "../feedback/answered-item";
import { MissedPair } from "../feedback/missed-pair";

interface TrainingAnswerProps {
  assignment: string;
  /** Says whether the answer was right; null where the page says so already. */
  title: string | null;
  answered: AnsweredProps;
}

/** What was answered to a question of a training, and what would have been right. */
export function TrainingAnswer({ assignment, title, answered }: TrainingAnswerProps) {
  return (
    <section className="answered stack">
      {title === null ? null : <h2>{title}</h2>}
      {answered.feedback.every(({ correct }) => correct) ? (
        <AnsweredItem {...answered} />
      ) : (
        <MissedPair assignment={assignment} {...answered} />
      )}
    </section>
  );
}
