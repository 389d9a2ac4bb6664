"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import type { StudyPlanForm } from "./use-study-plan";

/** What participants read in Prolific's list of studies. */
export function PlanTexts({ form: { plan, change, errorOf } }: { form: StudyPlanForm }) {
  const t = useTranslations("organizer.prolific");
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Field label={t("studyTitle")} hint={t("studyTitleHint")} error={errorOf("title")}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={plan.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
      </Field>
      <Field label={t("description")} hint={t("descriptionHint")} error={errorOf("description")}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={5_000}
            value={plan.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
