"use client";

import { useState, type ComponentProps } from "react";
import { TextInput } from "@/app/_components/ui/text-input";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";

interface SavedTextProps extends SavedFieldProps, Pick<ComponentProps<"input">, "type" | "autoComplete"> {
  value: string;
  /** What saving this text changes. */
  changeOf: (text: string) => ProjectChange;
}

/** A line of text that is saved when it is left. */
export function SavedText({ value, changeOf, type = "text", autoComplete, ...field }: SavedTextProps) {
  const [last, setLast] = useState(value);
  return (
    <SavedField {...field}>
      {(control, save) => (
        <TextInput
          {...control}
          type={type}
          autoComplete={autoComplete}
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value === last) return;
            setLast(target.value);
            save(changeOf(target.value));
          }}
        />
      )}
    </SavedField>
  );
}
