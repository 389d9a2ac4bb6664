"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Notice } from "@/app/_ui/notice";
import type { MailDesk, MailMessageDraft } from "@/server/domain/invitation-mail/contracts";
import { interfaceLanguages } from "@/server/domain/language/interface-languages";
import { LetterFields } from "./letter-fields";
import { LetterPreview } from "./letter-preview";

interface LettersCardProps {
  project: string;
  desk: MailDesk;
  /** The message as it is being written. */
  draft: MailMessageDraft;
  onDraft: (draft: MailMessageDraft) => void;
  /** Called with what was saved, which may not be the latest any more. */
  onSaved: (message: MailMessageDraft) => void;
}

/** The one message of a project: its words, and what leaves for a person. */
export function LettersCard({ project, desk, draft, onDraft, onSaved }: LettersCardProps) {
  const t = useTranslations("organizer.mailInvitations.message");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [seenAt, setSeenAt] = useState(desk.messageAt);
  const save = useMutation(
    useTRPC().invitationMail.saveMessage.mutationOptions({
      onSuccess: ({ messageAt }, { message }) => {
        setSeenAt(messageAt);
        onSaved(message);
      },
    }),
  );
  const fields = save.error ? fieldSentencesOf(save.error) : {};
  const addressees = desk.people.filter(({ email }) => email !== null);
  return (
    <Card title={t("title")} description={t("hint", { language: interfaceLanguages[desk.language].name })}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ project, message: draft, seenAt });
        }}
      >
        <LetterFields
          draft={draft}
          problems={fields}
          onDraft={(next) => {
            onDraft(next);
            save.reset();
          }}
        />
        {save.error && Object.keys(fields).length === 0 ? (
          <Notice tone="danger" announced title={sentenceOf(save.error)} />
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busyLabel={save.isPending && t("saving")}>
            {t("save")}
          </Button>
          <p role="status" className="text-label">
            {save.isSuccess ? t("saved") : null}
          </p>
        </div>
      </form>
      {desk.isMailOn && addressees.length > 0 ? (
        <LetterPreview project={project} people={addressees} message={draft} />
      ) : null}
    </Card>
  );
}
