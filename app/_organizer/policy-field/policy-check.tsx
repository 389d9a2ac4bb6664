"use client";

import { useId } from "react";
import { Check } from "@/app/_ui/check";
import { FieldOutcome } from "./field-outcome";
import type { PolicyFieldProps } from "./policy-form";

interface PolicyCheckProps<T> extends PolicyFieldProps<T> {
  checked: boolean;
  partOf: (checked: boolean) => Partial<T>;
}

/** Something that is asked for or not, saved when it is ticked. */
export function PolicyCheck<T>({ form, path, label, hint, checked, partOf }: PolicyCheckProps<T>) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <Check
        type="checkbox"
        label={label}
        hint={hint}
        checked={checked}
        onChange={(event) => form.choose(path, partOf(event.target.checked))}
      />
      <FieldOutcome state={form.stateOf(path, 1)} errorId={id} />
    </div>
  );
}
