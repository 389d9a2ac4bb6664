"use client";

import { useState, type ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import type { ButtonVariant } from "@/app/_ui/button-style";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";

interface ConfirmedButtonProps {
  children: ReactNode;
  /** What the button is called where its text alone does not say whom it is about. */
  label?: string;
  variant?: ButtonVariant;
  title: string;
  description: ReactNode;
  /** The button that goes on; it names the act. */
  confirm: string;
  busyLabel: string;
  act: { isPending: boolean; error: unknown; reset: () => void };
  /** @param close is for when it is done; after a refusal the question stays. */
  onConfirm: (close: () => void) => void;
}

/** A button whose act is confirmed first. */
export function ConfirmedButton({
  children,
  label,
  variant = "secondary",
  busyLabel,
  act,
  onConfirm,
  ...question
}: ConfirmedButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        aria-label={label}
        onClick={() => {
          act.reset();
          setAsking(true);
        }}
      >
        {children}
      </Button>
      <ConfirmDialog
        {...question}
        open={asking}
        onOpenChange={setAsking}
        busyLabel={act.isPending && busyLabel}
        error={act.error}
        onConfirm={() => onConfirm(() => setAsking(false))}
      />
    </>
  );
}
