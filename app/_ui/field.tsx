import { useId, type ReactNode } from "react";
import { ErrorMark } from "./error-mark";

/** What a control inside a field carries, so that its name, hint and error are read with it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** What becomes of the field, beside its label; announced when it changes. */
  status?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label above and its hint and error below. */
export function Field({ label, hint, error, status, children }: FieldProps) {
  const id = useId();
  const described = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-label">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {status}
      </div>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1 text-label text-danger">
          <ErrorMark />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-label text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
