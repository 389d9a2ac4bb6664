import type { HitTexts } from "../hit/hit-texts";

interface AnsweredFactsProps {
  /** What the facts are about, where there are several; null where there is one. */
  about: string | null;
  yours: string;
  /** Each answer that would have been right. */
  accepted: readonly string[];
  /** Empty where there is none. */
  explanation: string;
  /** Of the explanation. */
  language: string;
  words: HitTexts["feedback"];
}

/** What was answered, what would have been right, and why. */
export function AnsweredFacts({ about, yours, accepted, explanation, language, words }: AnsweredFactsProps) {
  return (
    <>
      {about === null ? null : (
        <p className="facts-about" dir="auto">
          {about}
        </p>
      )}
      <dl className="facts">
        <dt>{words.yours}</dt>
        <dd>{yours}</dd>
        <dt>{words.accepted}</dt>
        {accepted.map((answer) => (
          <dd key={answer}>{answer}</dd>
        ))}
        {explanation === "" ? null : (
          <>
            <dt>{words.why}</dt>
            <dd lang={language} dir="auto">
              {explanation}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
