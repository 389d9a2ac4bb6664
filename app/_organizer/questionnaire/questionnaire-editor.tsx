"use client";

import { useTranslations } from "next-intl";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { FieldOutcome } from "@/app/_organizer/policy-field/field-outcome";
import { PolicyConflict } from "@/app/_organizer/policy-field/policy-conflict";
import { useWholeForms } from "@/app/_organizer/policy-field/use-whole-forms";
import { Button } from "@/app/_ui/button";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { QuestionFields } from "./question-fields";
import { questionFormsOf, questionsOf, withNewQuestion } from "./question-form";

const path = "settings.questionnaire";

/** The questions of a draft; saved while one types, once each of them is whole. */
export function QuestionnaireEditor({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.questionnaire");
  const form = usePolicy(project, ["questionnaire"]);
  const { questionnaire } = form.draft;
  const { forms, ...list } = useWholeForms({
    values: questionnaire,
    formsOf: questionFormsOf,
    valuesOf: questionsOf,
    path,
    save: (questions, at) => form.type({ questionnaire: questions }, at),
  });
  const state = form.stateOf(path, 1);
  return (
    <div className="flex max-w-4xl flex-col gap-3">
      <PolicyConflict state={state} />
      {forms.length === 0 ? <p className="text-label text-muted">{t("empty")}</p> : null}
      {forms.map((each, at) => (
        <QuestionFields
          key={each.key}
          form={each}
          language={project.language}
          at={at}
          stateOf={(field) => form.stateOf(list.pathOf(at, field), 1)}
          onChange={(changed, field) => list.replace(at, changed, field)}
          onRemove={() => list.remove(at)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => list.begin(withNewQuestion(forms))}>{t("add")}</Button>
        {list.isWhole ? (
          <FieldOutcome state={state} errorId={`${project.slug}-questionnaire`} />
        ) : (
          <span className="text-label text-muted">{t("unfinished")}</span>
        )}
      </div>
    </div>
  );
}
