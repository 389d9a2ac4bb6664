"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { useToast } from "@/app/_ui/toast";
import { useTRPC } from "@/app/_trpc/client";

/** What is to be taken back: a batch, or one annotator of it. */
export interface TakenBatch {
  batch: string;
  annotator?: string;
  /** How many exclusions that are. */
  count: number;
}

interface TakeBackDialogProps {
  project: string;
  taken: TakenBatch;
  onClose: () => void;
  onDone: () => void;
}

/** Says what follows when exclusions are taken back, asks why, and does it. */
export function TakeBackDialog({ project, taken, onClose, onDone }: TakeBackDialogProps) {
  const t = useTranslations("organizer.exclusion.takeBack");
  const who = useTranslations("organizer.exclusion.who");
  const tell = useToast();
  const takeBack = useMutation(
    useTRPC().exclusion.takeBack.mutationOptions({
      onSuccess: ({ returned, extra }) => {
        tell({ title: t("done", { returned, extra }) });
        onDone();
      },
    }),
  );
  const { batch, annotator, count } = taken;
  return (
    <ReasonDialog
      title={t("title", { count, annotator: annotator ?? "none" })}
      description={<p>{t("text")}</p>}
      asked={{ label: who("reason"), hint: who("reasonHint"), missing: who("reasonMissing") }}
      confirm={t("confirm")}
      busyLabel={takeBack.isPending && t("busy")}
      error={takeBack.error}
      onClose={onClose}
      onConfirm={(reason) => takeBack.mutate({ project, batch, ...(annotator && { annotator }), reason })}
    />
  );
}
