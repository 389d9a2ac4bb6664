"use client";

import { useTranslations } from "next-intl";
import { parseNumber } from "@/app/_ui/parse-number";
import { TextInput } from "@/app/_ui/text-input";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";
import { useTypedField } from "./use-typed-field";

interface SavedNumberProps extends SavedFieldProps {
  value: string;
  /** What saving this number changes; a sentence where the setting cannot hold it. */
  changeOf: (value: number) => ProjectChange | { problem: string };
  /** What an empty field means; without it one is refused. */
  changeIfEmpty?: ProjectChange;
  /** A value of the setting as the field writes it. */
  textOf?: (value: unknown) => string;
}

/** A number that is saved while one types. */
export function SavedNumber({
  changeOf,
  changeIfEmpty,
  textOf = String,
  label,
  hint,
  ...field
}: SavedNumberProps) {
  const t = useTranslations("organizer.ui");
  const state = useTypedField({
    ...field,
    textOf,
    keepsRefused: false,
    changeOf: (text) => {
      if (text.trim() === "" && changeIfEmpty) return changeIfEmpty;
      const number = parseNumber(text);
      return number === null ? { problem: t("notNumber") } : changeOf(number);
    },
  });
  return (
    <SavedField label={label} hint={hint} state={state}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          className="max-w-32"
          value={state.text}
          onChange={({ target }) => state.type(target.value)}
          onBlur={state.leave}
        />
      )}
    </SavedField>
  );
}
