"use client";

import { MultiSelect } from "@/app/_components/ui/multi-select";
import type { Option } from "@/app/_components/ui/select";
import type { PolicyFieldProps } from "./policy-form";
import { PolicyFrame } from "./policy-frame";

interface PolicyListProps<T> extends PolicyFieldProps<T> {
  /** What stands in the field while nothing is chosen. */
  placeholder: string;
  value: readonly string[];
  options: readonly Option[];
  partOf: (value: string[]) => Partial<T>;
}

/** Several of many, saved whenever one is taken or removed. */
export function PolicyList<T>(props: PolicyListProps<T>) {
  const { form, path, label, hint, placeholder, value, options, partOf } = props;
  return (
    <PolicyFrame label={label} hint={hint} state={form.stateOf(path, 1)}>
      {(control) => (
        <MultiSelect
          {...control}
          label={label}
          placeholder={placeholder}
          options={options}
          value={value}
          onChoose={(next) => form.choose(path, partOf(next))}
        />
      )}
    </PolicyFrame>
  );
}
