"use client";

import { useTranslations } from "next-intl";
import { useSaveScale } from "@/app/_organizer/scale-editor/use-save-scale";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { ConflictChoice } from "../saved-field/conflict-choice";
import { LockedField } from "../saved-field/locked-field";
import { SaveLine } from "../saved-field/save-line";
import type { SectionProps } from "./section";

/** What is asked of each item, where no scale of the organizer's stands beside it. */
export function QuestionSettings({ project }: SectionProps) {
  const t = useTranslations("organizer.scale");
  return (
    <Card id="question" title={t("question")} description={t("questionHint")}>
      {project.frozen.includes("scale") ? (
        <LockedField label={t("question")} value={project.question} />
      ) : (
        <QuestionField project={project} />
      )}
    </Card>
  );
}

function QuestionField({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.scale");
  const { form, setForm, save, conflict, errors, refusal, ...saving } = useSaveScale(project, true);
  return (
    <div className="flex flex-col gap-3" onBlur={() => save(form)}>
      {refusal === null ? null : <Notice tone="danger" announced title={refusal} />}
      {conflict === undefined ? null : (
        <ConflictChoice conflict={conflict} values={null} onKeep={conflict.keep} onUse={conflict.use} />
      )}
      <Field label={t("question")} error={errors.question}>
        {(control) => (
          <TextInput
            {...control}
            lang={project.language}
            value={form.question}
            onChange={(event) => setForm({ ...form, question: event.target.value })}
          />
        )}
      </Field>
      <SaveLine {...saving} />
    </div>
  );
}
