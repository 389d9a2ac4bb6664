"use client";

import type { ComponentProps } from "react";
import { buttonStyle, type ButtonVariant } from "./button-style";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** While set, presses do nothing and this text stands in the place of the label. */
  busyLabel?: string | false | undefined;
}

/** A button that is never disabled: while busy it keeps its width and says what it is doing. */
export function Button({ variant = "secondary", busyLabel, children, onClick, ...props }: ButtonProps) {
  const busy = typeof busyLabel === "string";
  return (
    <button
      type="button"
      {...props}
      className={`${buttonStyle(variant)} ${props.className ?? ""}`}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span className="grid items-center justify-items-center [&>*]:[grid-area:1/1]">
        <span className={busy ? "invisible" : ""}>{children}</span>
        {busy ? <span>{busyLabel}</span> : null}
      </span>
    </button>
  );
}
