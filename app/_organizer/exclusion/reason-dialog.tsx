"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  confirm: string;
  variant: "primary" | "danger";
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** A question before an act that needs a reason, which is refused at the field while it is missing. */
export function ReasonDialog({ title, description, confirm, variant, ...act }: ReasonDialogProps) {
  const t = useTranslations("organizer.exclusion");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const [reason, setReason] = useState("");
  const [pressed, setPressed] = useState(false);
  const isMissing = reason.trim() === "";
  const press = () => {
    setPressed(true);
    if (!isMissing) act.onConfirm(reason);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : act.onClose())}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={act.onClose}>{ui("cancel")}</Button>
          <Button variant={variant} busyLabel={act.isBusy && t("takeBack.busy")} onClick={press}>
            {confirm}
          </Button>
        </>
      }
    >
      {act.error ? <Notice tone="danger" announced title={sentenceOf(act.error)} /> : null}
      <Field
        label={t("who.reason")}
        hint={t("who.reasonHint")}
        error={pressed && isMissing ? t("who.reasonMissing") : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
