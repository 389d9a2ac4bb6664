"use client";

import { TextInput } from "@/app/_ui/text-input";
import type { PolicyFieldProps } from "./policy-form";
import { PolicyFrame } from "./policy-frame";

interface PolicyTextProps<T> extends PolicyFieldProps<T> {
  value: string;
  partOf: (value: string) => Partial<T>;
}

/** A line of text without spell-checking, such as a code, saved while one types. */
export function PolicyText<T>({ form, path, label, hint, value, partOf }: PolicyTextProps<T>) {
  return (
    <PolicyFrame label={label} hint={hint} state={form.stateOf(path, 1)}>
      {(control) => (
        <TextInput
          {...control}
          spellCheck={false}
          autoComplete="off"
          className="font-mono"
          value={value}
          onChange={(event) => form.type(partOf(event.target.value), path)}
          onBlur={() => form.leave(path)}
        />
      )}
    </PolicyFrame>
  );
}
