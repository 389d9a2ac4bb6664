"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { useToast } from "@/app/_ui/toast";

interface UnknownMailProps {
  project: string;
  mailId: string;
  name: string;
  onSettled: () => void;
}

/** Asks what became of a mail that the mail server did not answer: only a person can find out. */
export function UnknownMail({ project, mailId, name, onSettled }: UnknownMailProps) {
  const t = useTranslations("organizer.mailInvitations.act");
  const { sentenceOf } = useErrorSentences();
  const tell = useToast();
  const settle = useMutation(
    useTRPC().invitationMail.settle.mutationOptions({
      onSuccess: onSettled,
      onError: (error) => tell({ title: sentenceOf(error) }),
    }),
  );
  return (
    <>
      <Button
        aria-label={t("arrivedOf", { name })}
        onClick={() => settle.mutate({ project, mailId, hasArrived: true })}
      >
        {t("arrived")}
      </Button>
      <Button
        aria-label={t("againOf", { name })}
        onClick={() => settle.mutate({ project, mailId, hasArrived: false })}
      >
        {t("again")}
      </Button>
    </>
  );
}
