"use client";

import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The buttons, the one that goes on last. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A question over the page; focus stays in it and returns to where it came from. */
export function Dialog({ open, onOpenChange, title, description, actions, children }: DialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 bg-[#0008]" />
        <AlertDialog.Popup className="fixed inset-x-4 top-1/2 mx-auto flex max-h-[90dvh] max-w-lg -translate-y-1/2 flex-col gap-4 overflow-auto rounded-card border border-hairline bg-surface p-6 shadow-lg">
          <AlertDialog.Title className="text-h2 font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-label" render={<div />}>
            {description}
          </AlertDialog.Description>
          {children}
          <div className="flex flex-wrap justify-end gap-2">{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
