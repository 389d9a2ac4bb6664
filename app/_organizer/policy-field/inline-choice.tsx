"use client";

import { useId } from "react";
import { Select, type Option } from "@/app/_ui/select";
import { FieldOutcome } from "./field-outcome";
import type { PolicyForm } from "./policy-form";

interface InlineChoiceProps<T, V extends string> {
  form: PolicyForm<T>;
  path: string;
  label: string;
  value: V;
  options: readonly Option<V>[];
  partOf: (value: V) => Partial<T>;
}

/** A choice inside a sentence, saved when it is made. */
export function InlineChoice<T, V extends string>(props: InlineChoiceProps<T, V>) {
  const { form, path, label, value, options, partOf } = props;
  const errorId = `${useId()}-error`;
  const state = form.stateOf(path, 1);
  const isRefused = state.error !== undefined;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="inline-block w-28">
        <Select
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? errorId : undefined}
          value={value}
          options={options}
          onChoose={(chosen) => form.choose(path, partOf(chosen))}
        />
      </span>
      <FieldOutcome state={state} errorId={errorId} />
    </span>
  );
}
