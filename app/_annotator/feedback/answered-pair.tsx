import { isOf, type AnsweredProps } from "@/app/_annotator/widget/widget";
import { dimensionOf } from "../hit/dimension-of";
import { PairTexts } from "../pair-card/pair-texts";
import { RatedFacts } from "./rated-facts";

/** One gold question with what was answered: its texts, the annotator's answer, the accepted ones and the explanation. */
export default function AnsweredPair({ item, feedback, answers, project, texts }: AnsweredProps) {
  if (!isOf("pair-rating", item)) return null;
  return (
    <>
      <PairTexts textA={item.textA} textB={item.textB} language={project.language} labels={texts.hit} />
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
