"use client";

import { Select, type Option } from "@/app/_components/ui/select";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SavedField, type SavedFieldProps } from "./saved-field";

interface SavedChoiceProps<T extends string> extends SavedFieldProps {
  value: T;
  options: readonly Option<T>[];
  changeOf: (value: T) => ProjectChange;
}

/** A choice of few, saved when it is made. */
export function SavedChoice<T extends string>({ value, options, changeOf, ...field }: SavedChoiceProps<T>) {
  return (
    <SavedField {...field}>
      {(control, save) => (
        <Select
          {...control}
          className="max-w-xs"
          defaultValue={value}
          options={options}
          onChoose={(chosen) => save(changeOf(chosen))}
        />
      )}
    </SavedField>
  );
}
