import { AnsweredPair, type AnsweredPairProps } from "../feedback/answered-pair";
import { MissedPair } from "../feedback/missed-pair";

interface TrainingAnswerProps {
  assignment: string;
  /** Says whether the answer was right; null where the page says so already. */
  title: string | null;
  answered: AnsweredPairProps;
}

/** What was answered to a question of a training, and what would have been right. */
export function TrainingAnswer({ assignment, title, answered }: TrainingAnswerProps) {
  return (
    <section className="answered stack">
      {title === null ? null : <h2>{title}</h2>}
      {answered.feedback.correct ? (
        <AnsweredPair {...answered} />
      ) : (
        <MissedPair assignment={assignment} {...answered} />
      )}
    </section>
  );
}
