"use client";

import { useTranslations } from "next-intl";
import { ConflictChoice } from "@/app/_organizer/saved-field/conflict-choice";
import { SaveLine } from "@/app/_organizer/saved-field/save-line";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { hasDimensions } from "@/server/domain/task/traits";
import { PointFields } from "./point-fields";
import { withNewPoint, type PointForm, type ScaleForm } from "./scale-form";
import { ScalePreview } from "./scale-preview";
import { useSaveScale } from "./use-save-scale";

/** The scale of a draft; saved while one types, beside what annotators will see. */
export function ScaleEditor({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.scale");
  const asksOne = !hasDimensions(project.taskType);
  const { form, setForm, save, conflict, errors, refusal, savedAt, ...saving } = useSaveScale(
    project,
    asksOne,
  );
  const change = (part: Partial<ScaleForm>) => setForm({ ...form, ...part });
  /** For what is done by a press rather than typed: there is no field to leave. */
  const changeAndSave = (next: ScaleForm) => {
    setForm(next);
    save(next);
  };
  const changePoint = (point: PointForm) =>
    change({ points: form.points.map((other) => (other.key === point.key ? point : other)) });
  const without = (key: number) => ({ ...form, points: form.points.filter((point) => point.key !== key) });
  return (
    <div className="grid gap-6 wide:grid-cols-[3fr_2fr]">
      <div className="flex flex-col gap-3" onBlur={() => save(form)}>
        {refusal === null ? null : <Notice tone="danger" announced title={refusal} />}
        {conflict === undefined ? null : (
          <ConflictChoice conflict={conflict} values={null} onKeep={conflict.keep} onUse={conflict.use} />
        )}
        {asksOne ? (
          <Field label={t("question")} error={errors.question}>
            {(control) => (
              <TextInput
                {...control}
                lang={project.language}
                value={form.question}
                onChange={(event) => change({ question: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        <Field label={t("step")} hint={t("stepHint")} error={errors["scale.step"]}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              className="max-w-24"
              value={form.step}
              onChange={(event) => change({ step: event.target.value })}
            />
          )}
        </Field>
        <Check
          type="checkbox"
          label={t("notApplicable")}
          hint={t("notApplicableHint")}
          checked={form.notApplicable}
          onChange={(event) => changeAndSave({ ...form, notApplicable: event.target.checked })}
        />
        {form.points.map((point, at) => (
          <PointFields
            key={point.key}
            point={point}
            at={at}
            language={project.language}
            errors={errors}
            onChange={changePoint}
            onRemove={form.points.length > 2 ? () => changeAndSave(without(point.key)) : undefined}
          />
        ))}
        <Button className="self-start" onClick={() => changeAndSave(withNewPoint(form))}>
          {t("add")}
        </Button>
        <SaveLine {...saving} savedAt={savedAt} />
      </div>
      <ScalePreview project={project.slug} savedAt={savedAt} />
    </div>
  );
}
