"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { ConfirmDialog } from "@/app/_components/ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { GoldItem } from "@/server/domain/gold/contracts";

/** Turns a gold item off or on again, after saying what that does to answers given so far. */
export function GoldSwitch({ project, item }: { project: string; item: GoldItem }) {
  const t = useTranslations("organizer.gold");
  const ui = useTranslations("organizer.ui");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const setEnabled = useMutation(
    trpc.gold.setEnabled.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        router.refresh();
      },
    }),
  );
  const act = item.enabled ? "turnOff" : "turnOn";
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t(`${act}Of`, { id: item.externalId })}
        onClick={() => setAsking(true)}
      >
        {t(act)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`${act}Title`, { id: item.externalId })}
        description={t(`${act}Text`, { seen: item.seen })}
        confirm={t(act)}
        variant="primary"
        busyLabel={setEnabled.isPending && ui("saving")}
        error={setEnabled.error}
        onConfirm={() => setEnabled.mutate({ project, itemId: item.itemId, enabled: !item.enabled })}
      />
    </>
  );
}
