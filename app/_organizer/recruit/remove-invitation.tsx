"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { ConfirmDialog } from "@/app/_ui/confirm-dialog";
import { useTRPC } from "@/app/_trpc/client";
import type { ListedInvitation } from "@/server/domain/invitation/contracts";

/** Takes an invitation back after asking, because its link may have been sent. */
export function RemoveInvitation({ project, invitation }: { project: string; invitation: ListedInvitation }) {
  const t = useTranslations("organizer.invitations");
  const trpc = useTRPC();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { id, name, items } = invitation;
  const remove = useMutation(
    trpc.invitation.remove.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        router.refresh();
      },
    }),
  );
  return (
    <>
      <Button variant="quiet" aria-label={t("removeOf", { name })} onClick={() => setAsking(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("removeTitle", { name })}
        description={t("removeText", { items })}
        confirm={t("removeConfirm")}
        busyLabel={remove.isPending && t("removing")}
        error={remove.error}
        onConfirm={() => remove.mutate({ project, invitationId: id })}
      />
    </>
  );
}
