import type { ReactNode } from "react";
import { SaveLine } from "@/app/_organizer/saved-field/save-line";
import { Field, type FieldControl } from "@/app/_ui/field";
import { PolicyConflict } from "./policy-conflict";
import type { FieldState } from "./policy-form";

interface PolicyFrameProps {
  label: string;
  hint?: string | undefined;
  state: FieldState;
  children: (control: FieldControl) => ReactNode;
}

/** A field of a section with what becomes of it. */
export function PolicyFrame({ label, hint, state, children }: PolicyFrameProps) {
  const status = <SaveLine {...state} />;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} hint={hint} error={state.error} status={status}>
        {children}
      </Field>
      <PolicyConflict state={state} />
    </div>
  );
}
