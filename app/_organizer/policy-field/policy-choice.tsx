"use client";

import { Select, type Option } from "@/app/_ui/select";
import type { PolicyFieldProps } from "./policy-form";
import { PolicyFrame } from "./policy-frame";

interface PolicyChoiceProps<T, V extends string> extends PolicyFieldProps<T> {
  value: V;
  options: readonly Option<V>[];
  partOf: (value: V) => Partial<T>;
}

/** A choice of few, saved when it is made. */
export function PolicyChoice<T, V extends string>(props: PolicyChoiceProps<T, V>) {
  const { form, path, label, hint, value, options, partOf } = props;
  return (
    <PolicyFrame label={label} hint={hint} state={form.stateOf(path, 1)}>
      {(control) => (
        <Select
          {...control}
          className="max-w-sm"
          value={value}
          options={options}
          onChoose={(chosen) => form.choose(path, partOf(chosen))}
        />
      )}
    </PolicyFrame>
  );
}
