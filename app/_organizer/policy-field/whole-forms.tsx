"use client";

import { useTranslations } from "next-intl";
import { useId, type ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { FieldOutcome } from "./field-outcome";
import { PolicyConflict } from "./policy-conflict";
import type { FieldState, PolicyForm } from "./policy-form";
import { useWholeForms, type WholeFormsOptions } from "./use-whole-forms";

/** What the form of one entry is given. */
interface Entry<Form> {
  form: Form;
  /** Its place in the list, from 0. */
  at: number;
  stateOf: (field: string) => FieldState;
  onChange: (form: Form, field: string) => void;
  onRemove: () => void;
}

interface WholeFormsProps<Form, Value> extends WholeFormsOptions<Form, Value> {
  /** Whose words say that the list is empty or has an unfinished entry, and name the button that adds one. */
  noun: "attentionChecks" | "questionnaire";
  stateOf: PolicyForm<unknown>["stateOf"];
  withNew: (forms: Form[]) => Form[];
  /** The fields of one entry, with a key of its own. */
  children: (entry: Entry<Form>) => ReactNode;
}

/** A list of entries that each have a form, saved while one types, once all of them are whole. */
export function WholeForms<Form, Value>({
  noun,
  stateOf,
  withNew,
  children,
  ...options
}: WholeFormsProps<Form, Value>) {
  const t = useTranslations(`organizer.${noun}`);
  const errorId = useId();
  const { forms, isWhole, ...list } = useWholeForms(options);
  const state = stateOf(options.path, 1);
  return (
    <div className="flex max-w-4xl flex-col gap-3">
      <PolicyConflict state={state} />
      {forms.length === 0 ? <p className="text-label text-muted">{t("empty")}</p> : null}
      {forms.map((form, at) =>
        children({
          form,
          at,
          stateOf: (field) => stateOf(list.pathOf(at, field), 1),
          onChange: (changed, field) => list.replace(at, changed, field),
          onRemove: () => list.remove(at),
        }),
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => list.begin(withNew(forms))}>{t("add")}</Button>
        {isWhole ? (
          <FieldOutcome state={state} errorId={errorId} />
        ) : (
          <span className="text-label text-muted">{t("unfinished")}</span>
        )}
      </div>
    </div>
  );
}
