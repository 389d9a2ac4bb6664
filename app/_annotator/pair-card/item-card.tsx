import type { ReactNode } from "react";

export interface ItemCardProps {
  /** Of the question that the card asks. */
  questionKey: string;
  question: string;
  /** Absent where the question is in the words of the interface. */
  questionLanguage?: string;
  /** "Pair 2 of 5" */
  title: string;
  /** What a screen reader says when the focus comes to the texts. */
  name: string;
  isCurrent: boolean;
  /** "answered" once it is. */
  answered: string | null;
  /** What is missing, once that is to be said. */
  error: string | null;
  /** The focus came to this item. */
  onEnter: () => void;
  /** What stands under the answers. */
  after?: ReactNode;
  /** What is judged. */
  texts: ReactNode;
  /** What it is answered with. */
  children: ReactNode;
}

/** What is judged, with its answers directly under it. The same for every item. */
export function ItemCard(props: ItemCardProps) {
  const { questionKey, question, questionLanguage, title, name, isCurrent, answered, error, onEnter } = props;
  const errorId = `${questionKey}-error`;
  return (
    <section
      className="pair"
      data-pair={questionKey}
      data-current={isCurrent}
      aria-label={title}
      onFocus={onEnter}
    >
      <div className="pair-head" aria-hidden="true">
        <span>{title}</span>
        <span className="pair-answered">{answered}</span>
      </div>
      <div className="pair-texts" role="group" aria-label={name} tabIndex={-1} id={`${questionKey}-texts`}>
        {props.texts}
      </div>
      <fieldset className="pair-scale" aria-describedby={error === null ? undefined : errorId}>
        <legend className="sr-only">
          <span lang={questionLanguage}>{question}</span> {title}
        </legend>
        {error === null ? null : (
          <p id={errorId} className="pair-error">
            {error}
          </p>
        )}
        {props.children}
      </fieldset>
      {props.after}
    </section>
  );
}
