"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Button } from "@/app/_ui/button";
import { useTRPC } from "@/app/_trpc/client";
import type { SavedImport } from "@/server/domain/import/contracts";

/** Takes a file's items out of a draft again, after asking. */
export function RemoveImport({ project, entry }: { project: string; entry: SavedImport }) {
  const t = useTranslations("organizer.items");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.import.remove.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t("removeImportOf", { name: entry.fileName })}
        onClick={() => setAsking(true)}
      >
        {t("removeImport")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("removeTitle")}
        description={t("removeText", { name: entry.fileName, count: entry.itemCount })}
        confirm={t("removeConfirm", { count: entry.itemCount })}
        busyLabel={remove.isPending && t("removing")}
        error={remove.error}
        onConfirm={() => remove.mutate({ project, importId: entry.id })}
      />
    </>
  );
}
