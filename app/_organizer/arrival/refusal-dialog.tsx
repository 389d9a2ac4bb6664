"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Check } from "@/app/_ui/check";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { ListedRefusal } from "@/server/domain/annotator/refusal";

interface RefusalDialogProps {
  project: string;
  refusal: ListedRefusal;
  onClose: () => void;
  onDone: () => void;
}

/** Answers somebody who was not let in, and lets them try again. */
export function RefusalDialog({ project, refusal, onClose, onDone }: RefusalDialogProps) {
  const t = useTranslations("organizer.refusals");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const [answer, setAnswer] = useState(refusal.answer ?? "");
  const [lift, setLift] = useState(false);
  const [pressed, setPressed] = useState(false);
  const send = useMutation(useTRPC().annotator.answerRefusal.mutationOptions({ onSuccess: onDone }));
  const isMissing = !lift && answer.trim() === "";
  const confirm = () => {
    setPressed(true);
    if (!isMissing) send.mutate({ project, refusal: refusal.id, answer, lift });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t("dialog")}
      description={t("dialogText")}
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button variant="primary" busyLabel={send.isPending && t("busy")} onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      {send.error ? <Notice tone="danger" announced title={sentenceOf(send.error)} /> : null}
      <Check
        type="checkbox"
        label={t("lift")}
        hint={t("liftHint")}
        checked={lift}
        onChange={(event) => setLift(event.target.checked)}
      />
      {/* Whoever may try again gets the form, where no answer would be read. */}
      {lift ? null : (
        <Field label={t("answerLabel")} error={pressed && isMissing ? t("missing") : undefined}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              maxLength={1_000}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
