"use client";

import type { ComponentProps } from "react";
import { TextInput } from "@/app/_ui/text-input";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";
import { useTypedField } from "./use-typed-field";

interface SavedTextProps extends SavedFieldProps, Pick<ComponentProps<"input">, "type" | "autoComplete"> {
  value: string;
  /** What saving this text changes. */
  changeOf: (text: string) => ProjectChange;
  /** A value of the setting as the field writes it, where it is no text. */
  textOf?: (value: unknown) => string;
  onlyWhenLeft?: boolean;
}

/** A line of text that is saved while one types. */
export function SavedText({
  type = "text",
  autoComplete,
  label,
  hint,
  textOf = String,
  ...field
}: SavedTextProps) {
  const state = useTypedField({ ...field, textOf });
  return (
    <SavedField label={label} hint={hint} state={state}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          autoComplete={autoComplete}
          value={state.text}
          onChange={({ target }) => state.type(target.value)}
          onBlur={state.leave}
        />
      )}
    </SavedField>
  );
}
