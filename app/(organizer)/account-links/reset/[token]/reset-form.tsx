"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { PasswordField } from "@/app/_organizer/account/password-field";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Notice } from "@/app/_ui/notice";

/** Sets a new password by a link, then leads to the sign-in, which may ask for a code as well. */
export function ResetForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("organizer.accounts.reset");
  const setUp = useTranslations("organizer.setUp");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const reset = useMutation(useTRPC().account.resetPassword.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending) return;
    reset.mutate({ token, password: String(new FormData(event.currentTarget).get("password")) });
  };
  if (reset.isSuccess) {
    return (
      <>
        <Notice tone="info" announced title={t("done")} />
        <ButtonLink variant="primary" href="/sign-in" className="self-start">
          {t("toSignIn")}
        </ButtonLink>
      </>
    );
  }
  const fields = reset.isError ? fieldSentencesOf(reset.error) : {};
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="wrap-anywhere">{t("for", { email })}</p>
      <p className="text-label text-muted">{t("hint")}</p>
      {reset.isError ? <Notice tone="danger" announced title={sentenceOf(reset.error)} /> : null}
      {/* Lets a password manager know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        hint={setUp("passwordHint")}
        error={fields.password}
      />
      <Button type="submit" variant="primary" className="self-start" busyLabel={reset.isPending && t("busy")}>
        {t("submit")}
      </Button>
    </form>
  );
}
