"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { Moment } from "@/app/_ui/moment";
import { useToast } from "@/app/_ui/toast";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { RenamePasskey } from "./rename-passkey";

interface PasskeyRowProps {
  passkey: AccountOverview["passkeys"][number];
  /** Goes on once the person has proved who they are. */
  prove: (act: () => void) => void;
}

/** A passkey with its name, and how to rename and remove it. */
export function PasskeyRow({ passkey, prove }: PasskeyRowProps) {
  const t = useTranslations("organizer.accounts.passkeys");
  const router = useRouter();
  const tell = useToast();
  const [asking, setAsking] = useState<"rename" | "remove" | null>(null);
  const { id: passkeyId, addedAt } = passkey;
  const name = passkey.name ?? t("unnamed");
  const close = () => setAsking(null);
  const remove = useMutation(
    useTRPC().account.removePasskey.mutationOptions({
      onSuccess: () => {
        close();
        tell({ title: t("removed") });
        router.refresh();
      },
    }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="flex min-w-0 flex-col">
        <span dir="auto" className="wrap-anywhere">
          {name}
        </span>
        {addedAt === null ? null : (
          <span className="text-label text-muted">
            {t.rich("added", { time: () => <Moment at={addedAt} show="full" /> })}
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button variant="quiet" aria-label={t("renameOf", { name })} onClick={() => setAsking("rename")}>
          {t("rename")}
        </Button>
        <Button
          variant="quiet"
          aria-label={t("removeOf", { name })}
          onClick={() => {
            remove.reset();
            prove(() => setAsking("remove"));
          }}
        >
          {t("remove")}
        </Button>
      </div>
      {asking === "rename" ? <RenamePasskey passkeyId={passkeyId} name={name} onClose={close} /> : null}
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={close}
        title={t("removeTitle", { name })}
        description={t("removeText")}
        confirm={t("removeConfirm")}
        busyLabel={remove.isPending && t("removing")}
        error={remove.error}
        onConfirm={() => remove.mutate({ passkeyId })}
      />
    </li>
  );
}
