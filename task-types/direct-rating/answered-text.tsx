"use client";

import { RatedFacts } from "@/app/_annotator/feedback/rated-facts";
import { dimensionOf } from "@/app/_annotator/hit/dimension-of";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { TextWithContext } from "./text-with-context";

/** One gold question with what was answered: the text, the annotator's answer, the accepted ones and why. */
export default function AnsweredText({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("direct-rating", item)) return null;
  return (
    <>
      <TextWithContext
        text={item.textA}
        context={item.textB}
        language={project.language}
        labels={widgetTexts(texts, "direct-rating")}
      />
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
