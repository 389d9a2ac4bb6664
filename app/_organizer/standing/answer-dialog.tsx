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

interface AnswerDialogProps {
  project: string;
  annotator: string;
  /** What they were told before, to start from. */
  before: string;
  mayLetGoOn: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The answer to an objection, and whether its author may go on. */
export function AnswerDialog({ project, annotator, before, mayLetGoOn, onClose, onDone }: AnswerDialogProps) {
  const t = useTranslations("organizer.standing.contest");
  const acts = useTranslations("organizer.standing.acts");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf } = useErrorSentences();
  const [answer, setAnswer] = useState(before);
  const [letGoOn, setLetGoOn] = useState(false);
  const [pressed, setPressed] = useState(false);
  const send = useMutation(useTRPC().standing.answerContest.mutationOptions({ onSuccess: onDone }));
  const isMissing = answer.trim() === "";
  const confirm = () => {
    setPressed(true);
    if (!isMissing) send.mutate({ project, annotator, answer, letGoOn });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("dialog", { annotator })}
      description={t("text")}
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button variant="primary" busyLabel={send.isPending && acts("busy")} onClick={confirm}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      {send.error ? <Notice tone="danger" announced title={sentenceOf(send.error)} /> : null}
      <Field label={t("answer")} error={pressed && isMissing ? t("missing") : undefined}>
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
      {mayLetGoOn ? (
        <Check
          type="checkbox"
          label={t("letGoOn", { annotator })}
          hint={t("letGoOnHint")}
          checked={letGoOn}
          onChange={(event) => setLetGoOn(event.target.checked)}
        />
      ) : null}
    </Dialog>
  );
}
