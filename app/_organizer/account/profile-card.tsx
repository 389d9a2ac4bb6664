"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import { useToast } from "@/app/_ui/toast";
import type { AccountOverview } from "@/server/domain/organizer/account-contracts";
import { EmailForm } from "./email-form";

interface ProfileCardProps {
  account: Pick<AccountOverview, "name" | "email" | "provedUntil" | "hasPassword">;
  /** Whether the server can send the mail that a change of email needs. */
  canMail: boolean;
}

/** Name and email, and a form to change each. */
export function ProfileCard({ account, canMail }: ProfileCardProps) {
  const t = useTranslations("organizer.accounts.profile");
  const { name, email } = account;
  return (
    <Card title={t("title")}>
      <NameForm name={name} />
      {canMail ? (
        <EmailForm key={email} account={account} />
      ) : (
        <div className="flex flex-col gap-1">
          <p className="text-label font-semibold">{t("email")}</p>
          <p className="wrap-anywhere">{email}</p>
          <p className="text-label text-muted">{t("emailNoMail")}</p>
        </div>
      )}
    </Card>
  );
}

function NameForm({ name }: { name: string }) {
  const t = useTranslations("organizer.accounts.profile");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const router = useRouter();
  const tell = useToast();
  const [value, setValue] = useState(name);
  const change = useMutation(
    useTRPC().account.changeName.mutationOptions({
      onSuccess: () => {
        tell({ title: t("nameSaved") });
        router.refresh();
      },
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ name: value.trim() });
  };
  const refusal = change.error
    ? "name" in fieldSentencesOf(change.error)
      ? t("noName")
      : sentenceOf(change.error)
    : undefined;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t("name")} hint={t("nameHint")} error={refusal}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="self-start" busyLabel={change.isPending && t("saving")}>
        {t("saveName")}
      </Button>
    </form>
  );
}
