import type { Value } from "@/server/domain/task/answer-form";
import type { Feedback } from "@/server/domain/assignment/contracts";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { HitProject } from "../hit/hit-project";
import type { HitTemplates, HitTexts } from "../hit/hit-texts";
import { shownAnswer } from "../hit/shown-answer";
import { AnsweredFacts } from "./answered-facts";
import { printedValue } from "../scale-input/printed-value";
import { isTyped } from "../scale-input/scale-cell";

interface RatedFactsProps {
  about: Feedback;
  scale: ShownScale;
  value: Value | undefined;
  project: HitProject;
  texts: HitTexts;
}

/** What was answered on one dimension, what would have been right, and why. */
export function RatedFacts({ about, scale, value, project, texts }: RatedFactsProps) {
  return (
    <AnsweredFacts
      about={null}
      yours={shownAnswer(scale, value, texts.hit)}
      accepted={acceptedAnswers(scale, about.accepted, texts.hit)}
      explanation={about.explanation}
      language={about.explanationLanguage ?? project.language}
      words={texts.feedback}
    />
  );
}

/** Accepted values as they are read: each with its label, or as a range where the scale has too many values to list. */
function acceptedAnswers(scale: ShownScale, accepted: Feedback["accepted"], texts: HitTemplates): string[] {
  const values = accepted.filter((value) => typeof value === "number" || value === "NA");
  return isTyped(scale)
    ? [values.map((value) => (value === "NA" ? texts.notApplicable : printedValue(value))).join("–")]
    : values.map((value) => shownAnswer(scale, value, texts));
}
