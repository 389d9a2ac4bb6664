import type { Answers } from "@/server/domain/task/answer-form";
import type { LeasedAssignment, SubmissionReply } from "@/server/domain/assignment/contracts";
import type { HitProject } from "../hit/hit-project";
import type { HitTexts } from "../hit/hit-texts";
import { ResultView } from "../result/result-view";
import { FeedbackView } from "./feedback-view";

export interface AnswersViewProps {
  assignment: LeasedAssignment;
  answers: Answers;
  reply: SubmissionReply;
  notice: string;
  project: HitProject;
  texts: HitTexts;
  onContinue: () => void;
}

/** What may be seen of the gold questions on a page: of its qualification, or the missed ones of a page of work. */
export default function AnswersView(props: AnswersViewProps) {
  const { qualification } = props.reply;
  return qualification === undefined ? (
    <FeedbackView {...props} />
  ) : (
    <ResultView {...props} result={qualification} />
  );
}
