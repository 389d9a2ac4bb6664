"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { ReasonDialog } from "@/app/_ui/reason-dialog";
import type { ReportedGroup } from "@/server/domain/item-report/list-contracts";

interface RetireDialogProps {
  project: string;
  group: ReportedGroup;
  onClose: () => void;
  onDone: () => void;
}

/** Says what follows when an item is retired, asks why, and does it. */
export function RetireDialog({ project, group, onClose, onDone }: RetireDialogProps) {
  const t = useTranslations("organizer.itemReports.retireDialog");
  const retire = useMutation(useTRPC().itemReport.retire.mutationOptions({ onSuccess: onDone }));
  const { item, itemId, judgments, isGold } = group;
  return (
    <ReasonDialog
      title={t("title", { item })}
      description={
        <>
          <p>{t("text")}</p>
          {judgments > 0 ? <p>{t("textJudged", { count: judgments })}</p> : null}
          {isGold ? <p>{t("textGold")}</p> : null}
        </>
      }
      asked={{ label: t("reason"), hint: t("reasonHint"), missing: t("reasonMissing") }}
      confirm={t("confirm")}
      busyLabel={retire.isPending && t("busy")}
      error={retire.error}
      onClose={onClose}
      onConfirm={(reason) => retire.mutate({ project, itemId, reason })}
    />
  );
}
