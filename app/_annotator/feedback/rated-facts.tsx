import type { Feedback } from "@/server/domain/assignment/contracts";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { HitProject } from "../hit/hit-project";
import type { Value } from "../hit/hit-state";
import type { HitTexts } from "../hit/hit-texts";
import { shownAnswer } from "../hit/shown-answer";
import { acceptedAnswers } from "./accepted-answers";
import { AnsweredFacts } from "./answered-facts";

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
      accepted={acceptedAnswers(scale, about.accepted, texts.hit.notApplicable)}
      explanation={about.explanation}
      language={project.language}
      words={texts.feedback}
    />
  );
}
