"use client";

import type { ReactNode } from "react";
import { Field, type FieldControl } from "@/app/_components/ui/field";
import type { ProjectChange } from "@/server/domain/project/contracts";
import { SaveLine } from "./save-line";
import { useSave } from "./use-save";

/** A field of a project as a form names it. */
export interface SavedFieldProps {
  project: string;
  /** The field as the input names it, e.g. `settings.contactName`; its problems are shown here. */
  path: string;
  label: string;
  hint?: string | undefined;
}

interface SavedFieldFrameProps extends SavedFieldProps {
  /** A problem found before anything was sent. */
  problem?: string | undefined;
  children: (control: FieldControl, save: (change: ProjectChange) => void) => ReactNode;
}

/** A field that is saved by itself and says when, or why not. */
export function SavedField({ project, path, label, hint, problem, children }: SavedFieldFrameProps) {
  const { save, saving, savedAt, error } = useSave(project, path);
  const status = <SaveLine saving={saving} savedAt={problem === undefined ? savedAt : null} />;
  return (
    <Field label={label} error={problem ?? error} hint={hint} status={status}>
      {(control) => children(control, save)}
    </Field>
  );
}
