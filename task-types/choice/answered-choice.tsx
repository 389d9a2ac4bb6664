"use client";

import { AnsweredFacts } from "@/app/_annotator/feedback/answered-facts";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { ChoiceTexts } from "./choice-texts";
import { candidateInWords } from "./choice-words";

/** One gold question with what was chosen and what would have been right. */
export default function AnsweredChoice({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("choice", item)) return null;
  const own = widgetTexts(texts, "choice");
  const { textA, textB } = texts.hit;
  const words = (number: unknown) => (typeof number === "number" ? candidateInWords(item, number, own) : "");
  return (
    <>
      <ChoiceTexts item={item} language={project.language} labels={{ letter: own.letter, textA, textB }} />
      {feedback.map(({ dimension, accepted, explanation, explanationLanguage }) => (
        <AnsweredFacts
          key={dimension}
          about={null}
          yours={words(answers[item.key])}
          accepted={accepted.map(words)}
          explanation={explanation}
          language={explanationLanguage ?? project.language}
          words={texts.feedback}
        />
      ))}
    </>
  );
}
