"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Notice } from "@/app/_ui/notice";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

/** Work that went on for so long is not thrown away by one press. */
const askFromMs = 30_000;

interface CancelJobProps {
  project: string;
  job: string;
  name: string;
  cancelHint: string;
  takenMs: number;
  onCancelled: () => void;
}

/** Stops a job, after a question where much work would be lost. */
export function CancelJob({ project, job, name, cancelHint, takenMs, onCancelled }: CancelJobProps) {
  const t = useTranslations("organizer.job");
  const { sentenceOf } = useErrorSentences();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(
    useTRPC().job.cancel.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        onCancelled();
      },
    }),
  );
  const stop = () => cancel.mutate({ project, job });
  const busyLabel = cancel.isPending && t("stopping");
  return (
    <>
      <Button
        aria-label={t("cancelName", { name })}
        busyLabel={asking ? false : busyLabel}
        onClick={() => (takenMs < askFromMs ? stop() : setAsking(true))}
      >
        {t("cancel")}
      </Button>
      {cancel.error && !asking ? <Notice tone="danger" announced title={sentenceOf(cancel.error)} /> : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("stopTitle", { name })}
        description={cancelHint}
        confirm={t("stop")}
        busyLabel={busyLabel}
        error={cancel.error}
        onConfirm={stop}
      />
    </>
  );
}
