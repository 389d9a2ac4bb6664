"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";

/** Makes all items anybody's again, after asking. */
export function ClearLists({ project }: { project: string }) {
  const t = useTranslations("organizer.namedLists");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const clear = useMutation(
    trpc.invitation.clearLists.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("clear")}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("clearTitle")}
        description={t("clearText")}
        confirm={t("clear")}
        busyLabel={clear.isPending && t("clearing")}
        error={clear.error}
        onConfirm={() => clear.mutate({ project })}
      />
    </>
  );
}
