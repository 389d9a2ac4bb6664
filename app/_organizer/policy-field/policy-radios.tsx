"use client";

import { useId } from "react";
import { Check } from "@/app/_ui/check";
import type { Option } from "@/app/_ui/select";
import { FieldOutcome } from "./field-outcome";
import type { PolicyFieldProps } from "./policy-form";

interface PolicyRadiosProps<T, V extends string> extends PolicyFieldProps<T> {
  value: V;
  options: readonly Option<V>[];
  partOf: (value: V) => Partial<T>;
}

/** A choice of few that are all worth reading, saved when it is made. */
export function PolicyRadios<T, V extends string>(props: PolicyRadiosProps<T, V>) {
  const { form, path, label, value, options, partOf } = props;
  const id = useId();
  const state = form.stateOf(path, 1);
  return (
    <fieldset
      className="flex flex-col"
      aria-describedby={state.error === undefined ? undefined : `${id}-error`}
    >
      <legend className="text-label font-semibold">{label}</legend>
      {options.map((option) => (
        <Check
          key={option.value}
          type="radio"
          name={id}
          checked={value === option.value}
          onChange={() => form.choose(path, partOf(option.value))}
          label={option.name}
        />
      ))}
      <FieldOutcome state={state} errorId={`${id}-error`} />
    </fieldset>
  );
}
