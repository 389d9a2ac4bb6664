"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Field } from "@/app/_ui/field";
import { TextInput } from "@/app/_ui/text-input";
import { useToast } from "@/app/_ui/toast";
import type { MailedPerson } from "@/server/domain/invitation-mail/contracts";

interface AddressDialogProps {
  project: string;
  person: MailedPerson;
  onClose: () => void;
  onChanged: () => void;
}

/** Takes a person's address; an empty field takes it away. */
export function AddressDialog({ project, person, onClose, onChanged }: AddressDialogProps) {
  const t = useTranslations("organizer.mailInvitations.addressOf");
  const ui = useTranslations("organizer.ui");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const tell = useToast();
  const { id: invitationId, name, email } = person;
  const [text, setText] = useState(email ?? "");
  const change = useMutation(
    useTRPC().invitationMail.changeAddress.mutationOptions({
      onSuccess: ({ isSentAgain }) => {
        if (isSentAgain) tell({ title: t("sentAgain", { name }) });
        onClose();
        onChanged();
      },
    }),
  );
  const save = () => change.mutate({ project, invitationId, email: text.trim() === "" ? null : text });
  const problem = change.error
    ? (fieldSentencesOf(change.error).email ?? sentenceOf(change.error))
    : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title", { name })}
      description={t("text")}
      actions={
        <>
          <Button onClick={onClose}>{ui("cancel")}</Button>
          <Button variant="primary" busyLabel={change.isPending && t("saving")} onClick={save}>
            {t("save")}
          </Button>
        </>
      }
    >
      <Field label={t("label")} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            dir="ltr"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => (event.key === "Enter" ? save() : undefined)}
          />
        )}
      </Field>
    </Dialog>
  );
}
