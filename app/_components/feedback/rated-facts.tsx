import type { Feedback } from "@/server/domain/assignment/contracts";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import type { HitProject } from "../hit/hit-project";
import type { Value } from "../hit/hit-state";
import type { HitTexts } from "../hit/hit-texts";
import { shownAnswer } from "../hit/shown-answer";
import { acceptedAnswers } from "./accepted-answers";

interface RatedFactsProps {
  about: Feedback;
  scale: ShownScale;
  value: Value | undefined;
  project: HitProject;
  texts: HitTexts;
}

/** What was answered on one dimension, what would have been right, and why. */
export function RatedFacts({ about, scale, value, project, texts }: RatedFactsProps) {
  const words = texts.feedback;
  return (
    <dl className="facts">
      <dt>{words.yours}</dt>
      <dd>{shownAnswer(scale, value, texts.hit)}</dd>
      <dt>{words.accepted}</dt>
      <dd>{acceptedAnswers(scale, about.accepted, texts.hit.notApplicable)}</dd>
      {about.explanation === "" ? null : (
        <>
          <dt>{words.why}</dt>
          <dd lang={project.language} dir="auto">
            {about.explanation}
          </dd>
        </>
      )}
    </dl>
  );
}
