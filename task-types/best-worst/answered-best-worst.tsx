"use client";

import { AnsweredFacts } from "@/app/_annotator/feedback/answered-facts";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { choiceOf } from "./best-worst-choice";
import { pairInWords } from "./best-worst-words";
import { PairText } from "./pair-text";

/** One gold question with the pairs that were chosen and those that would have been right. */
export default function AnsweredBestWorst({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("best-worst", item)) return null;
  const own = widgetTexts(texts, "best-worst");
  const choice = choiceOf(answers[item.key]);
  const words = (number: unknown) => (typeof number === "number" ? pairInWords(item, number, own) : "");
  return (
    <>
      {item.pairs.map((pair, at) => (
        <div key={at} className="pair-text">
          <bdi className="pair-letter">{at + 1}</bdi>
          <PairText pair={pair} language={project.language} />
        </div>
      ))}
      {feedback.map(({ dimension, accepted, explanation, explanationLanguage }) => (
        <AnsweredFacts
          key={dimension}
          about={dimension === "most" ? own.most : own.least}
          yours={words(dimension === "most" ? choice.most : choice.least)}
          accepted={accepted.map(words)}
          explanation={explanation}
          language={explanationLanguage ?? project.language}
          words={texts.feedback}
        />
      ))}
    </>
  );
}
