"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { PasswordField } from "@/app/_organizer/account/password-field";
import { signIn } from "@/app/_organizer/account/sign-in";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";

/** Signs in with the new account; should that not work, the sign-in says why. */
async function enter(email: string, password: string): Promise<void> {
  const result = await signIn(email, password);
  window.location.assign(result.state === "done" ? "/projects" : "/sign-in");
}

/** Makes the account that a set-up link is for, signs in with it and opens the projects. */
export function AccountForm({ token, firstAccount }: { token: string; firstAccount: boolean }) {
  const t = useTranslations("organizer.setUp");
  const trpc = useTRPC();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const create = useMutation(trpc.setup.createAccount.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    const form = new FormData(event.currentTarget);
    const [name, email, password] = ["name", "email", "password"].map((field) => String(form.get(field)));
    const onSuccess = (account: { email: string }) => void enter(account.email, password ?? "");
    create.mutate({ token, name: name ?? "", email: email ?? "", password: password ?? "" }, { onSuccess });
  };
  const fields = create.isError ? fieldSentencesOf(create.error) : {};
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {create.isError ? <Notice tone="danger" announced title={sentenceOf(create.error)} /> : null}
      <Field label={t("name")} error={fields.name}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label={t("email")} error={fields.email}>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label={t("password")}
        autoComplete="new-password"
        hint={t("passwordHint")}
        error={fields.password}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={(create.isPending || create.isSuccess) && t("busy")}
      >
        {firstAccount ? t("createOwner") : t("create")}
      </Button>
      {firstAccount ? <p className="text-label text-muted">{t("then")}</p> : null}
    </form>
  );
}
