"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FieldState } from "@/app/_organizer/policy-field/policy-form";
import { PolicyFrame } from "@/app/_organizer/policy-field/policy-frame";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { Select } from "@/app/_ui/select";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import {
  hasOptions,
  questionKinds,
  questionTimes,
  type AskedQuestion,
} from "@/server/domain/questionnaire/question";
import { ofKind, answerReleasesOf, type QuestionForm } from "./question-form";

interface QuestionFieldsProps {
  form: QuestionForm;
  language: string;
  /** Its place among the questions, from 0. */
  at: number;
  stateOf: (field: keyof AskedQuestion) => FieldState;
  onChange: (form: QuestionForm, field: keyof AskedQuestion) => void;
  onRemove: () => void;
}

/** One question: what is asked and when, what can be answered, and what is released of it. */
export function QuestionFields({ form, language, at, stateOf, onChange, onRemove }: QuestionFieldsProps) {
  const t = useTranslations("organizer.questionnaire");
  const frame = (field: keyof AskedQuestion) => ({ label: t(`fields.${field}`), state: stateOf(field) });
  const set = <K extends keyof AskedQuestion & keyof QuestionForm>(field: K, value: QuestionForm[K]) =>
    onChange({ ...form, [field]: value }, field);
  return (
    <fieldset
      aria-label={t("numbered", { number: at + 1 })}
      className="grid items-start gap-x-4 gap-y-3 border-t border-hairline pt-3 middle:grid-cols-2"
    >
      <div className="middle:col-span-2">
        <PolicyFrame {...frame("text")}>
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              value={form.text}
              onChange={(event) => set("text", event.target.value)}
            />
          )}
        </PolicyFrame>
      </div>
      <PolicyFrame {...frame("name")} hint={t("nameHint")}>
        {(control) => (
          <TextInput
            {...control}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
            value={form.name}
            onChange={(event) => set("name", event.target.value)}
          />
        )}
      </PolicyFrame>
      <PolicyFrame {...frame("kind")} hint={t(`kindHints.${form.kind}`)}>
        {(control) => (
          <Select
            {...control}
            value={form.kind}
            options={questionKinds.map((value) => ({ value, name: t(`kinds.${value}`) }))}
            onChoose={(kind) => onChange(ofKind(form, kind), "kind")}
          />
        )}
      </PolicyFrame>
      {hasOptions(form) ? (
        <div className="middle:col-span-2">
          <PolicyFrame {...frame("options")} hint={t("optionsHint")}>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                lang={language}
                value={form.options}
                onChange={(event) => set("options", event.target.value)}
              />
            )}
          </PolicyFrame>
        </div>
      ) : null}
      <PolicyFrame {...frame("when")}>
        {(control) => (
          <Select
            {...control}
            value={form.when}
            options={questionTimes.map((value) => ({ value, name: t(`times.${value}`) }))}
            onChoose={(when) => set("when", when)}
          />
        )}
      </PolicyFrame>
      <PolicyFrame {...frame("release")} hint={t(`releaseHints.${form.release}`)}>
        {(control) => (
          <Select
            {...control}
            value={form.release}
            options={answerReleasesOf(form).map((value) => ({ value, name: t(`releases.${value}`) }))}
            onChoose={(release) => set("release", release)}
          />
        )}
      </PolicyFrame>
      <Check
        type="checkbox"
        label={t("fields.required")}
        hint={t("requiredHint")}
        checked={form.required}
        onChange={(event) => set("required", event.target.checked)}
      />
      {form.kind === "age" ? null : (
        <Check
          type="checkbox"
          label={t("fields.demographic")}
          hint={t("demographicHint")}
          checked={form.demographic}
          onChange={(event) => set("demographic", event.target.checked)}
        />
      )}
      <Button
        variant="quiet"
        className="justify-self-start middle:col-span-2"
        aria-label={t("removeNumbered", { number: at + 1 })}
        onClick={onRemove}
      >
        <span className="inline-flex items-center gap-2">
          <Trash2 aria-hidden size={16} />
          {t("remove")}
        </span>
      </Button>
    </fieldset>
  );
}
