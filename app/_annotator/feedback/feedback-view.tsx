import { useEffect, useRef } from "react";
import { fill } from "../hit/fill";
import { sortedAnswers } from "../result/sorted-answers";
import type { AnswersViewProps } from "./answers-view";
import { MissedPair } from "./missed-pair";

/** The gold questions that were missed on a page, with the accepted answers and why. */
export function FeedbackView(props: AnswersViewProps) {
  const { assignment, answers, reply, notice, project, texts, onContinue } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { items } = assignment;
  const { missed } = sortedAnswers(assignment, reply.feedback);

  useEffect(() => heading.current?.focus(), []);

  return (
    <main id="content" className="sheet">
      <p className="notice">{notice}</p>
      {missed.map(({ item, at, feedback }, nth) => (
        <section key={item.key} className="missed stack">
          <h1 ref={nth === 0 ? heading : null} tabIndex={-1}>
            {fill(texts.feedback.title, { at, count: items.length })}
          </h1>
          <MissedPair
            assignment={assignment.id}
            item={item}
            feedback={feedback}
            answers={answers}
            project={project}
            texts={texts}
          />
        </section>
      ))}
      <div className="sheet-actions">
        <button type="button" className="button button-primary" onClick={onContinue}>
          {reply.state === "working" ? texts.feedback.continue : texts.feedback.goOn}
        </button>
      </div>
    </main>
  );
}
