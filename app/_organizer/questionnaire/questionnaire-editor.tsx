"use client";

import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { WholeForms } from "@/app/_organizer/policy-field/whole-forms";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { QuestionFields } from "./question-fields";
import { questionFormsOf, questionsOf, withNewQuestion } from "./question-form";

/** The questions of a draft; saved while one types, once each of them is whole. */
export function QuestionnaireEditor({ project }: { project: ProjectDetail }) {
  const form = usePolicy(project, ["questionnaire"]);
  return (
    <WholeForms
      noun="questionnaire"
      path="settings.questionnaire"
      stateOf={form.stateOf}
      values={form.draft.questionnaire}
      formsOf={questionFormsOf}
      valuesOf={questionsOf}
      withNew={withNewQuestion}
      save={(questions, at) => form.type({ questionnaire: questions }, at)}
    >
      {(entry) => <QuestionFields key={entry.form.key} {...entry} language={project.language} />}
    </WholeForms>
  );
}
