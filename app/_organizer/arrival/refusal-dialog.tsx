"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check } from "@/app/_ui/check";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { useTRPC } from "@/app/_trpc/client";
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
  const [lift, setLift] = useState(false);
  const send = useMutation(useTRPC().annotator.answerRefusal.mutationOptions({ onSuccess: onDone }));
  const liftCheck = () => (
    <Check
      type="checkbox"
      label={t("lift")}
      hint={t("liftHint")}
      checked={lift}
      onChange={(event) => setLift(event.target.checked)}
    />
  );
  return (
    <ReasonDialog
      title={t("dialog")}
      description={t("dialogText")}
      asked={{ label: t("answerLabel"), missing: t("missing"), lastAnswer: refusal.answer ?? "" }}
      // Whoever may try again gets the form, where no answer would be read.
      isNeeded={!lift}
      above={liftCheck}
      confirm={t("confirm")}
      busyLabel={send.isPending && t("busy")}
      error={send.error}
      onClose={onClose}
      onConfirm={(answer) => send.mutate({ project, refusal: refusal.id, answer, lift })}
    />
  );
}
