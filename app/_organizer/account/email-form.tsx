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
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { useProof } from "./use-proof";

type EmailFormAccount = Pick<AccountOverview, "email" | "provedUntil" | "hasPassword">;

/** Sends a link to a new email; the email changes once that is opened. */
export function EmailForm({ account }: { account: EmailFormAccount }) {
  const { email } = account;
  const t = useTranslations("organizer.accounts.profile");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [value, setValue] = useState(email);
  const [isSame, setIsSame] = useState(false);
  const { prove, question } = useProof(account);
  const change = useMutation(useTRPC().account.changeEmail.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = value.trim();
    setIsSame(given.toLowerCase() === email);
    if (given.toLowerCase() === email || change.isPending) return;
    prove(() => change.mutate({ email: given }));
  };
  const refusal = change.error
    ? "email" in fieldSentencesOf(change.error)
      ? t("noEmail")
      : sentenceOf(change.error)
    : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t("email")} hint={t("emailHint")} error={isSame ? t("sameEmail") : refusal}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      {change.isSuccess ? (
        <Notice tone="info" announced title={t("sent", { email: change.variables.email })} />
      ) : null}
      <Button type="submit" className="self-start" busyLabel={change.isPending && t("sending")}>
        {t("changeEmail")}
      </Button>
      {question}
    </form>
  );
}
