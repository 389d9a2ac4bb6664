import { useEffect, useRef } from "react";
import { ContinueButton } from "../feedback/continue-button";
import type { QualificationResult } from "@/server/domain/assignment/contracts";
import type { AnswersViewProps } from "../feedback/answers-view";
import { AnswerList } from "./answer-list";
import { questionTitle, resultWords } from "./result-words";
import { sortedAnswers, type ShownGoldAnswer } from "./sorted-answers";
import { TrainingAnswer } from "./training-answer";

interface ResultViewProps extends AnswersViewProps {
  result: QualificationResult;
}

/** How a test, quiz or training stands after one of its pages, with those of its answers that may be seen. */
export function ResultView(props: ResultViewProps) {
  const { assignment, answers, reply, result, notice, project, texts, onContinue } = props;
  const { feedback } = reply;
  const heading = useRef<HTMLHeadingElement>(null);
  const { missed, right } = sortedAnswers(assignment, feedback);
  const { title, lines, goOn } = resultWords(result, assignment, feedback, texts);
  const answered = ({ item, feedback }: ShownGoldAnswer) => {
    return { item, feedback, answers, project, texts };
  };
  const subtitle = result.passed === null ? null : questionTitle(assignment, feedback, texts.result);

  useEffect(() => heading.current?.focus(), []);

  return (
    <main id="content" className="sheet">
      <p className="notice">{notice}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {result.kind === "training" ? (
        [...missed, ...right].map((gold) => (
          <TrainingAnswer
            key={gold.item.key}
            assignment={assignment.id}
            title={subtitle}
            answered={answered(gold)}
          />
        ))
      ) : (
        <AnswerList
          assignment={assignment.id}
          openRight={result.kind === "test"}
          {...{ missed, right, answered, texts }}
        />
      )}
      <div className="sheet-actions">
        <ContinueButton project={project.slug} onContinue={onContinue}>
          {goOn}
        </ContinueButton>
      </div>
    </main>
  );
}
