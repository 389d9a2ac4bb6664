import { useEffect, useRef } from "react";
import { ContinueButton } from "./continue-button";
import { fill } from "../hit/fill";
import { sortedAnswers } from "../result/sorted-answers";
import { AnsweredItem } from "./answered-item";
import type { AnswersViewProps } from "./answers-view";
import { Contest } from "./contest";
import { StandingLines } from "./standing-lines";
import { useEnterToContinue } from "./use-enter-to-continue";

/** The gold questions that were missed on a page, with the accepted answers, why, and what it means. */
export function FeedbackView(props: AnswersViewProps) {
  const { assignment, answers, reply, notice, project, texts, onContinue } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { items } = assignment;
  const { missed } = sortedAnswers(assignment, reply.feedback);
  const words = texts.feedback;
  const contestOf = (key: string) => (
    <Contest project={project.slug} assignment={assignment.id} itemKey={key} words={words} />
  );
  // With one question the way on comes first; with several each contest belongs to its question.
  const only = missed.length === 1 ? missed[0] : undefined;

  useEffect(() => heading.current?.focus(), []);
  useEnterToContinue(onContinue);

  return (
    <main id="content" className="sheet">
      <p className="notice">{notice}</p>
      {missed.map(({ item, at, feedback }, nth) => (
        <section key={item.key} className="missed stack">
          <h1 ref={nth === 0 ? heading : null} tabIndex={-1}>
            {fill(words.title, { at, count: items.length })}
          </h1>
          <p>{words.notAccepted}</p>
          <AnsweredItem {...{ item, feedback, answers, project, texts }} />
          {only === undefined ? contestOf(item.key) : null}
        </section>
      ))}
      <StandingLines reply={reply} texts={texts} />
      <div className="sheet-actions">
        <ContinueButton project={project.slug} onContinue={onContinue}>
          {reply.state === "working" ? words.continue : words.goOn}
        </ContinueButton>
      </div>
      {only === undefined ? null : contestOf(only.item.key)}
    </main>
  );
}
