"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useToast } from "@/app/_ui/toast";
import type { QueuedMail } from "@/server/domain/invitation-mail/contracts";

/** Writes mails down and tells how many people get one, and why the others do not. */
export function useQueueMail(onQueued: () => void) {
  const t = useTranslations("organizer.mailInvitations");
  const tell = useToast();
  const sentenceOf = ({ queued, barred }: QueuedMail) =>
    [
      t("queued", { people: queued }),
      ...barred.map(({ bar, people }) => t(`barred.${bar}`, { people })),
    ].join(" ");
  return useMutation(
    useTRPC().invitationMail.queue.mutationOptions({
      onSuccess: (result) => {
        tell({ title: sentenceOf(result) });
        onQueued();
      },
    }),
  );
}
