"use client";

import { useId } from "react";
import { TextInput } from "@/app/_ui/text-input";
import { FieldOutcome } from "./field-outcome";
import { PolicyConflict } from "./policy-conflict";
import { usePolicyNumber, type PolicyNumberSource } from "./use-policy-number";

/** A number inside a sentence, saved when it is left. */
export function InlineNumber<T>({ label, ...source }: PolicyNumberSource<T> & { label: string }) {
  const errorId = `${useId()}-error`;
  const { input, state } = usePolicyNumber(source);
  const isRefused = state.error !== undefined;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="inline-block w-16">
        <TextInput
          {...input}
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? errorId : undefined}
          className="text-end tabular-nums"
        />
      </span>
      <FieldOutcome state={state} errorId={errorId} />
      <PolicyConflict state={state} />
    </span>
  );
}
