"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";

interface ConfirmEmailProps {
  token: string;
  email: string;
  newEmail: string;
}

/** Changes the email after a press: programs that only open the link of a mail change nothing. */
export function ConfirmEmail({ token, email, newEmail }: ConfirmEmailProps) {
  const t = useTranslations("organizer.accounts.newEmail");
  const { sentenceOf } = useErrorSentences();
  const confirm = useMutation(useTRPC().account.confirmEmail.mutationOptions());
  if (confirm.isSuccess) {
    return (
      <>
        <Notice tone="info" announced title={t("done", { email: newEmail })} />
        <ButtonLink variant="primary" href="/account" className="self-start">
          {t("toAccount")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">{t("text", { email, newEmail })}</p>
      {confirm.isError ? <Notice tone="danger" announced title={sentenceOf(confirm.error)} /> : null}
      <Button
        variant="primary"
        className="self-start"
        busyLabel={confirm.isPending && t("busy")}
        onClick={() => confirm.mutate({ token })}
      >
        {t("confirm")}
      </Button>
    </>
  );
}
