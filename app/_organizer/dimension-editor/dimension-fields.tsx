"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import type { DimensionForm } from "./dimension-form";

interface DimensionFieldsProps {
  form: DimensionForm;
  language: string;
  errorAt: (field: "name" | "question" | "definition") => string | undefined;
  onChange: (form: DimensionForm) => void;
  /** Absent for the last one left. */
  onRemove: (() => void) | undefined;
}

/** Name, question and definition of one dimension. */
export function DimensionFields({ form, language, errorAt, onChange, onRemove }: DimensionFieldsProps) {
  const t = useTranslations("organizer.dimensions");
  const field = (name: "name" | "question", lang: string | undefined) => (
    <Field label={t(name)} hint={t(`${name}Hint`)} error={errorAt(name)}>
      {(control) => (
        <TextInput
          {...control}
          lang={lang}
          value={form[name]}
          onChange={(event) => onChange({ ...form, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset
      aria-label={t("dimension", { name: form.question })}
      className="grid gap-x-3 gap-y-2 border-t border-hairline pt-3 middle:grid-cols-[9rem_13rem_1fr_auto]"
    >
      {field("name", undefined)}
      {field("question", language)}
      <Field label={t("definition")} error={errorAt("definition")}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            lang={language}
            value={form.definition}
            onChange={(event) => onChange({ ...form, definition: event.target.value })}
          />
        )}
      </Field>
      {onRemove === undefined ? null : (
        <Button
          variant="quiet"
          className="self-start middle:mt-6"
          aria-label={t("remove", { name: form.question })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden size={16} />
        </Button>
      )}
    </fieldset>
  );
}
