"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field, type FieldControl } from "@/app/_ui/field";
import { ConflictChoice } from "./conflict-choice";
import { SaveLine } from "./save-line";
import type { TypedFieldState } from "./use-typed-field";

/** A field of a project as a form names it. */
export interface SavedFieldProps {
  project: string;
  /** The field as the input names it, e.g. `settings.contactName`; its problems are shown here. */
  path: string;
  label: string;
  hint?: string | undefined;
}

interface SavedFieldFrameProps extends Pick<SavedFieldProps, "label" | "hint"> {
  state: Pick<TypedFieldState, "saving" | "savedAt" | "error" | "isKept" | "conflict">;
  children: (control: FieldControl) => ReactNode;
}

/** A field that is saved by itself and says when, or why not. */
export function SavedField({ label, hint, state, children }: SavedFieldFrameProps) {
  const t = useTranslations("organizer.ui");
  const { saving, savedAt, isKept, conflict, error } = state;
  const status = <SaveLine saving={saving} savedAt={savedAt} isKept={isKept && error === undefined} />;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field
        label={label}
        error={error === undefined ? undefined : t("notSaved", { reason: error })}
        hint={hint}
        status={status}
      >
        {children}
      </Field>
      {conflict === null ? null : (
        <ConflictChoice
          conflict={conflict}
          values={conflict.values}
          onKeep={conflict.keep}
          onUse={conflict.use}
        />
      )}
    </div>
  );
}
