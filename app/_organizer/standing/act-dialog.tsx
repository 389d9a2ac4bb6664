"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import type { StandingAct } from "@/server/domain/standing/act-by-hand";
import { useEffectSentences } from "./use-effect-sentences";

interface ActDialogProps {
  project: string;
  annotator: string;
  act: StandingAct;
  onClose: () => void;
  onDone: () => void;
}

/** Says what an act would do, asks for the reason, and does it. */
export function ActDialog({ project, annotator, act, onClose, onDone }: ActDialogProps) {
  const t = useTranslations("organizer.standing.acts");
  const ui = useTranslations("organizer.ui");
  const trpc = useTRPC();
  const effectSentences = useEffectSentences();
  const { sentenceOf } = useErrorSentences();
  const [reason, setReason] = useState("");
  const [pressed, setPressed] = useState(false);
  const preview = useQuery(trpc.standing.preview.queryOptions({ project, annotator, act }, { gcTime: 0 }));
  const change = useMutation(trpc.standing.change.mutationOptions({ onSuccess: onDone }));
  const isMissing = reason.trim() === "";
  const confirm = () => {
    setPressed(true);
    if (!isMissing) change.mutate({ project, annotator, act, reason });
  };
  const error = change.error ?? preview.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(`${act}.title`, { annotator })}
      description={
        preview.data ? (
          effectSentences(act, preview.data).map((sentence) => <p key={sentence}>{sentence}</p>)
        ) : (
          <p>{preview.isError ? null : t("computing")}</p>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button
            variant={act === "stop" ? "danger" : "primary"}
            busyLabel={change.isPending && t("busy")}
            onClick={confirm}
          >
            {t(`${act}.confirm`)}
          </Button>
        </>
      }
    >
      {error ? <Notice tone="danger" announced title={sentenceOf(error)} /> : null}
      <Field
        label={t("reason")}
        hint={t("reasonHint")}
        error={pressed && isMissing ? t("reasonMissing") : undefined}
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
