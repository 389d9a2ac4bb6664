"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Notice } from "./notice";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The button that goes on; it names the act. */
  confirm: ReactNode;
  variant?: "primary" | "danger";
  busyLabel: string | false;
  error: unknown;
  onConfirm: () => void;
}

/** A question before an act; a refusal of the act is said where it was asked for. */
export function ConfirmDialog({
  variant = "danger",
  confirm,
  busyLabel,
  error,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const t = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const actions = (
    <>
      <Button onClick={() => dialog.onOpenChange(false)}>{t("cancel")}</Button>
      <Button variant={variant} busyLabel={busyLabel} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} actions={actions}>
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
    </Dialog>
  );
}
