"use client";

import { dimensionOf } from "@/app/_annotator/hit/dimension-of";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { RatedFacts } from "@/app/_annotator/feedback/rated-facts";
import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { WordAndSense } from "./word-and-sense";

/** One gold question with what was answered: word and sense, the annotator's answer, the accepted ones and why. */
export default function AnsweredWord({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("word-to-sense", item)) return null;
  const words = widgetTexts(texts, "word-to-sense");
  return (
    <>
      <WordAndSense item={item} language={project.language} labels={texts.hit} texts={words} />
      {feedback.map((about) => (
        <RatedFacts
          key={about.dimension}
          scale={dimensionOf(item).scale}
          value={answers[item.key]}
          {...{ about, project, texts }}
        />
      ))}
    </>
  );
}
