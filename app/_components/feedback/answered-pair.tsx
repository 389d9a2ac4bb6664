import type { Feedback } from "@/server/domain/assignment/contracts";
import type { LeasedItem } from "@/server/task-types/wire";
import { dimensionOf } from "../hit/dimension-of";
import type { Value } from "../hit/hit-state";
import type { HitProject } from "../hit/hit-project";
import type { HitTexts } from "../hit/hit-texts";
import { shownAnswer } from "../hit/shown-answer";
import { PairTexts } from "../pair-card/pair-texts";
import { acceptedAnswers } from "./accepted-answers";

export interface AnsweredPairProps {
  item: LeasedItem;
  feedback: Feedback;
  answer: Value | undefined;
  project: HitProject;
  texts: HitTexts;
}

/** One gold question with what was answered: its texts, the annotator's answer, the accepted ones and the explanation. */
export function AnsweredPair({ item, feedback, answer, project, texts }: AnsweredPairProps) {
  const { scale } = dimensionOf(item);
  const words = texts.feedback;
  return (
    <>
      <PairTexts textA={item.textA} textB={item.textB} language={project.language} labels={texts.hit} />
      <dl className="facts">
        <dt>{words.yours}</dt>
        <dd>{shownAnswer(scale, answer, texts.hit)}</dd>
        <dt>{words.accepted}</dt>
        <dd>{acceptedAnswers(scale, feedback.accepted, texts.hit.notApplicable)}</dd>
        {feedback.explanation === "" ? null : (
          <>
            <dt>{words.why}</dt>
            <dd lang={project.language} dir="auto">
              {feedback.explanation}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
