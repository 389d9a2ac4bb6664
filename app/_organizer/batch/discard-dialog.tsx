"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import type { ShownBatch } from "@/server/domain/batch/contracts";
import { useBatchName } from "./use-batch-name";

interface DiscardDialogProps {
  project: string;
  batch: ShownBatch;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a batch away that was never opened. */
export function DiscardDialog({ project, batch, onClose, onDone }: DiscardDialogProps) {
  const t = useTranslations("organizer.batches.discard");
  const router = useRouter();
  const name = useBatchName()(batch);
  const discard = useMutation(
    useTRPC().batch.discard.mutationOptions({
      onSuccess: () => {
        onDone();
        router.refresh();
      },
    }),
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("title", { name })}
      description={t("text", { count: batch.items })}
      confirm={t("confirm")}
      busyLabel={discard.isPending && t("busy")}
      error={discard.error}
      onConfirm={() => discard.mutate({ project, batch: batch.id })}
    />
  );
}
