"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import { goldUses } from "@/server/domain/gold/gold-use";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { namesAnswers, ranks } from "@/server/domain/task/traits";
import type { EditedItem } from "./edited-item";
import type { GoldForm } from "./gold-form";
import { organizerViews } from "@/task-types/organizer-views";

const ratedFields = ["answer", "tolerance", "accepted"] as const;
/** Of answers with a text of their own none is nearly right. */
const numberedFields = ["answer", "accepted"] as const;
/** Of a ranking the order is known, and how near to it is right. */
const rankedFields = ["answer"] as const;

function fieldsOf(taskType: ProjectDetail["taskType"]) {
  if (ranks(taskType)) return { names: rankedFields, answer: "leastTau", hint: "leastTauHint" } as const;
  return namesAnswers(taskType)
    ? ({ names: numberedFields, answer: "answer", hint: "numberHint" } as const)
    : ({ names: ratedFields, answer: "answer", hint: "answerHint" } as const);
}

interface GoldFieldsProps {
  project: ProjectDetail;
  item: EditedItem;
  form: GoldForm;
  onChange: (form: GoldForm) => void;
  errorAt: (field: keyof GoldForm) => string | undefined;
}

/** What is right about an item, why, and where it is met; the last is for drafts only. */
export function GoldFields({ project, item, form, onChange, errorAt }: GoldFieldsProps) {
  const t = useTranslations("organizer.gold");
  const { dimensions, taskType } = project;
  const asked = fieldsOf(taskType);
  const OrderField = organizerViews[taskType]?.OrderField;
  return (
    <>
      {dimensions.length === 1 ? null : (
        <Field label={t("dimension")} hint={t("dimensionHint")} error={errorAt("dimension")}>
          {(control) => (
            <Select
              {...control}
              className="max-w-72"
              value={form.dimension}
              options={dimensions.map(({ name, question }) => ({ value: name, name: question }))}
              onChoose={(dimension) => onChange({ ...form, dimension })}
            />
          )}
        </Field>
      )}
      {form.order === null || OrderField === undefined ? null : (
        <OrderField
          item={item}
          language={project.language}
          value={form.order}
          onChange={(order) => onChange({ ...form, order })}
          error={errorAt("order")}
        />
      )}
      <div className="grid gap-3 middle:grid-cols-3">
        {asked.names.map((name) => (
          <Field
            key={name}
            label={t(name === "answer" ? asked.answer : name)}
            hint={t(name === "answer" ? asked.hint : `${name}Hint`)}
            error={errorAt(name)}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode={name === "accepted" ? "text" : "decimal"}
                value={form[name]}
                onChange={(event) => onChange({ ...form, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {project.scale.notApplicable ? (
        <Check
          type="checkbox"
          label={t("acceptsNotApplicable")}
          hint={t("acceptsNotApplicableHint")}
          checked={form.acceptsNotApplicable}
          onChange={(event) => onChange({ ...form, acceptsNotApplicable: event.target.checked })}
        />
      ) : null}
      <Field label={t("explanation")} hint={t("explanationHint")} error={errorAt("explanation")}>
        {(control) => (
          <TextArea
            {...control}
            lang={project.language}
            value={form.explanation}
            onChange={(event) => onChange({ ...form, explanation: event.target.value })}
          />
        )}
      </Field>
      {project.state === "draft" ? (
        <Field label={t("use")} hint={t("useHint")} error={errorAt("use")}>
          {(control) => (
            <Select
              {...control}
              className="max-w-72"
              value={form.use}
              options={goldUses.map((value) => ({ value, name: t(`uses.${value}`) }))}
              onChoose={(use) => onChange({ ...form, use })}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
