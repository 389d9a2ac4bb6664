"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";

/** Asks for a mail with a link to a new password; the answer does not tell whether there is such an account. */
export function ForgotForm() {
  const t = useTranslations("organizer.accounts.forgot");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [email, setEmail] = useState("");
  const request = useMutation(useTRPC().account.requestReset.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!request.isPending) request.mutate({ email: email.trim() });
  };
  if (request.isSuccess) {
    return (
      <Notice tone="info" announced title={t("sent", { email: request.variables.email })}>
        <p>{t("sentHint")}</p>
      </Notice>
    );
  }
  const refusal = request.error
    ? "email" in fieldSentencesOf(request.error)
      ? t("noEmail")
      : sentenceOf(request.error)
    : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t("text")}</p>
      <Field label={t("email")} error={refusal}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={request.isPending && t("busy")}
      >
        {t("send")}
      </Button>
    </form>
  );
}
