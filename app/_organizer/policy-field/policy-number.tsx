"use client";

import { TextInput } from "@/app/_ui/text-input";
import type { PolicyFieldProps } from "./policy-form";
import { PolicyFrame } from "./policy-frame";
import { usePolicyNumber, type PolicyNumberSource } from "./use-policy-number";

interface PolicyNumberProps<T> extends PolicyFieldProps<T>, PolicyNumberSource<T> {
  /** What is counted, behind the number. */
  unit?: string;
}

/** A number with its unit, saved when it is left. */
export function PolicyNumber<T>({ label, hint, unit, ...source }: PolicyNumberProps<T>) {
  const { input, state } = usePolicyNumber(source);
  return (
    <PolicyFrame label={label} hint={hint} state={state}>
      {(control) => (
        <span className="flex items-center gap-2 text-label">
          <TextInput
            {...control}
            {...input}
            className="max-w-28 text-end tabular-nums"
            aria-describedby={
              unit ? `${control.id}-unit ${control["aria-describedby"] ?? ""}` : control["aria-describedby"]
            }
          />
          {unit ? <span id={`${control.id}-unit`}>{unit}</span> : null}
        </span>
      )}
    </PolicyFrame>
  );
}
