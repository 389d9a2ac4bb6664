"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextInput } from "@/app/_components/ui/text-input";
import { parseNumber } from "@/app/_components/ui/parse-number";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";

interface SavedNumberProps extends SavedFieldProps {
  value: string;
  changeOf: (value: number) => ProjectChange;
  /** What an empty field means; without it one is refused. */
  changeIfEmpty?: ProjectChange;
}

/** A number that is saved when it is left. */
export function SavedNumber({ value, changeOf, changeIfEmpty, ...field }: SavedNumberProps) {
  const t = useTranslations("organizer.ui");
  const [last, setLast] = useState(value);
  const [problem, setProblem] = useState<string>();
  const changeFor = (text: string): ProjectChange | null => {
    if (text.trim() === "" && changeIfEmpty) return changeIfEmpty;
    const number = parseNumber(text);
    return number === null ? null : changeOf(number);
  };
  return (
    <SavedField {...field} problem={problem}>
      {(control, save) => (
        <TextInput
          {...control}
          inputMode="decimal"
          className="max-w-32"
          defaultValue={value}
          onBlur={({ target }) => {
            if (target.value === last) return;
            setLast(target.value);
            const change = changeFor(target.value);
            setProblem(change === null ? t("notNumber") : undefined);
            if (change !== null) save(change);
          }}
        />
      )}
    </SavedField>
  );
}
