"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check } from "@/app/_ui/check";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { useTRPC } from "@/app/_trpc/client";

interface AnswerDialogProps {
  project: string;
  annotator: string;
  /** What they were told before, to start from. */
  lastAnswer: string;
  mayLetGoOn: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** The answer to an objection, and whether its author may go on. */
export function AnswerDialog({
  project,
  annotator,
  lastAnswer,
  mayLetGoOn,
  onClose,
  onDone,
}: AnswerDialogProps) {
  const t = useTranslations("organizer.annotatorStatus.contest");
  const acts = useTranslations("organizer.annotatorStatus.acts");
  const [letGoOn, setLetGoOn] = useState(false);
  const send = useMutation(useTRPC().annotatorStatus.answerContest.mutationOptions({ onSuccess: onDone }));
  const letGoOnCheck = mayLetGoOn ? (
    <Check
      type="checkbox"
      label={t("letGoOn", { annotator })}
      hint={t("letGoOnHint")}
      checked={letGoOn}
      onChange={(event) => setLetGoOn(event.target.checked)}
    />
  ) : null;
  return (
    <ReasonDialog
      title={t("dialog", { annotator })}
      description={t("text")}
      asked={{ label: t("answer"), missing: t("missing"), lastAnswer }}
      below={letGoOnCheck}
      confirm={t("confirm")}
      busyLabel={send.isPending && acts("busy")}
      error={send.error}
      onClose={onClose}
      onConfirm={(answer) => send.mutate({ project, annotator, answer, letGoOn })}
    />
  );
}
