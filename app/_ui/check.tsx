import { useId, type ComponentProps, type ReactNode } from "react";

interface CheckProps extends ComponentProps<"input"> {
  type: "checkbox" | "radio";
  label: ReactNode;
  hint?: ReactNode;
}

/** A checkbox or radio with its label beside it and a hint below. */
export function Check({ label, hint, ...props }: CheckProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2">
      <input
        {...props}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1.5 size-5 shrink-0 accent-accent pointer-coarse:size-6"
      />
      <div>
        <label htmlFor={id} className="inline-flex min-h-8 items-center text-label">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-label text-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
