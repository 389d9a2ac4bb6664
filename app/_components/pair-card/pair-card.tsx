import type { ReactNode } from "react";
import type { PairItem } from "./pair-item";
import { PairTexts } from "./pair-texts";

interface PairCardProps {
  item: PairItem;
  language: string;
  question: string;
  /** "Pair 2 of 5" */
  title: string;
  /** What a screen reader says when the focus comes to the texts. */
  name: string;
  isCurrent: boolean;
  /** "answered" once it is. */
  answered: string | null;
  /** What is missing, once that is to be said. */
  error: string | null;
  labels: { textA: string; textB: string };
  /** The focus came to this pair. */
  onEnter: () => void;
  /** What stands under the scale. */
  after?: ReactNode;
  children: ReactNode;
}

/** A pair of texts with its scale directly under it. The same for every item. */
export function PairCard(props: PairCardProps) {
  const {
    item,
    language,
    question,
    title,
    name,
    isCurrent,
    answered,
    error,
    labels,
    onEnter,
    after,
    children,
  } = props;
  const errorId = `${item.key}-error`;
  return (
    <section
      className="pair"
      data-pair={item.key}
      data-current={isCurrent}
      aria-label={title}
      onFocus={onEnter}
    >
      <div className="pair-head" aria-hidden="true">
        <span>{title}</span>
        <span className="pair-answered">{answered}</span>
      </div>
      <div className="pair-texts" role="group" aria-label={name} tabIndex={-1} id={`${item.key}-texts`}>
        <PairTexts textA={item.textA} textB={item.textB} language={language} labels={labels} />
      </div>
      <fieldset className="pair-scale" aria-describedby={error === null ? undefined : errorId}>
        <legend className="sr-only">
          <span lang={language}>{question}</span> {title}
        </legend>
        {error === null ? null : (
          <p id={errorId} className="pair-error">
            {error}
          </p>
        )}
        {children}
      </fieldset>
      {after}
    </section>
  );
}
