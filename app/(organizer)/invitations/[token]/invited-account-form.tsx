"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { SubmitEvent } from "react";
import { PasswordField } from "@/app/_organizer/account/password-field";
import { signIn } from "@/app/_organizer/account/sign-in";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";

/** Makes the account that an invitation is for, signs in with it and opens the project. */
export function InvitedAccountForm({ token, email }: { token: string; email: string }) {
  const t = useTranslations("organizer.memberInvitation");
  const account = useTranslations("organizer.setUp");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const create = useMutation(useTRPC().member.createAccount.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending || create.isSuccess) return;
    const form = new FormData(event.currentTarget);
    const password = String(form.get("password"));
    const enter = async (project: string) => {
      const { state } = await signIn(email, password);
      window.location.assign(state === "done" ? `/projects/${project}` : "/sign-in");
    };
    create.mutate(
      { token, name: String(form.get("name")), password },
      { onSuccess: ({ project }) => void enter(project) },
    );
  };
  const fields = create.isError ? fieldSentencesOf(create.error) : {};
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{t("noAccount", { email })}</p>
      {create.isError ? <Notice tone="danger" announced title={sentenceOf(create.error)} /> : null}
      <Field label={account("name")} error={fields.name}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <PasswordField
        label={account("password")}
        autoComplete="new-password"
        hint={account("passwordHint")}
        error={fields.password}
      />
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busyLabel={(create.isPending || create.isSuccess) && account("busy")}
      >
        {t("create")}
      </Button>
    </form>
  );
}
