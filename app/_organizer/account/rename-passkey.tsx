"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";

interface RenamePasskeyProps {
  passkeyId: string;
  name: string;
  onClose: () => void;
}

/** Asks for another name of a passkey. */
export function RenamePasskey({ passkeyId, name, onClose }: RenamePasskeyProps) {
  const t = useTranslations("organizer.accounts.passkeys");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const router = useRouter();
  const id = useId();
  const [value, setValue] = useState(name);
  const rename = useMutation(
    useTRPC().account.renamePasskey.mutationOptions({
      onSuccess: () => {
        onClose();
        router.refresh();
      },
    }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate({ passkeyId, name: value.trim() });
  };
  const refusal = rename.error
    ? "name" in fieldSentencesOf(rename.error)
      ? t("noName")
      : sentenceOf(rename.error)
    : undefined;
  const actions = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button type="submit" form={id} variant="primary" busyLabel={rename.isPending && t("saving")}>
        {t("save")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t("renameTitle")} description={null} actions={actions}>
      <form id={id} method="post" noValidate onSubmit={submit}>
        <Field label={t("name")} error={refusal}>
          {(control) => (
            <TextInput {...control} value={value} onChange={(event) => setValue(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
