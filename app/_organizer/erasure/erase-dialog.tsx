"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { ErasurePreview } from "@/server/domain/erasure/contracts";

interface EraseDialogProps {
  project: string;
  annotator: string;
  onClose: () => void;
}

/** Erases a person, once it was said what goes, what stays, and why it is done. */
export function EraseDialog({ project, annotator, onClose }: EraseDialogProps) {
  const t = useTranslations("organizer.erasure");
  const acts = useTranslations("organizer.annotatorStatus.acts");
  const router = useRouter();
  const trpc = useTRPC();
  const preview = useQuery(trpc.annotator.previewErasure.queryOptions({ project, annotator }, { gcTime: 0 }));
  const erase = useMutation(
    trpc.annotator.erase.mutationOptions({
      onSuccess: () => {
        onClose();
        router.refresh();
      },
    }),
  );
  return (
    <ReasonDialog
      title={t("dialogTitle", { annotator })}
      description={preview.data ? <Follows preview={preview.data} /> : <p>{acts("computing")}</p>}
      asked={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
      confirm={t("confirm")}
      variant="danger"
      busyLabel={erase.isPending && acts("busy")}
      error={erase.error ?? preview.error}
      onClose={onClose}
      onConfirm={(reason) => erase.mutate({ project, annotator, reason })}
    />
  );
}

function Follows({ preview: { onErase, unpaid, releases } }: { preview: ErasurePreview }) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.erasure");
  const format = useFormatter();
  const named = releases.map(({ version, at }) =>
    t("version", { version, day: format.dateTime(new Date(at), { dateStyle: "medium" }) }),
  );
  return (
    <>
      <p>{t(`follows.${onErase}`)}</p>
      <p>{t("follows.traces")}</p>
      {unpaid === null || unpaid.amount === 0 ? null : (
        <p>{t("follows.unpaid", { amount: moneyText(unpaid) })}</p>
      )}
      {named.length === 0 ? null : <p>{t("follows.releases", { versions: format.list(named) })}</p>}
      <p>{t("follows.again")}</p>
    </>
  );
}
