"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { Select } from "@/app/_ui/select";
import type {
  MailedPerson,
  MailMessageDraft,
  PreviewedMail,
} from "@/server/domain/invitation-mail/contracts";
import { mailKinds, type MailKind } from "@/server/domain/invitation-mail/mail-states";

interface LetterPreviewProps {
  project: string;
  /** Those with an address. */
  people: readonly MailedPerson[];
  message: MailMessageDraft;
}

/** What leaves for a chosen person, with the message as it is in the form. */
export function LetterPreview({ project, people, message }: LetterPreviewProps) {
  const t = useTranslations("organizer.mailInvitations.preview");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [chosen, setChosen] = useState(people[0]?.id ?? "");
  const [kind, setKind] = useState<MailKind>("invitation");
  const [asked, setAsked] = useState<MailMessageDraft | null>(null);
  const invitationId = people.some(({ id }) => id === chosen) ? chosen : (people[0]?.id ?? "");
  const { subject, body, deadline } = asked ?? message;
  const preview = useQuery(
    useTRPC().invitationMail.preview.queryOptions(
      { project, invitationId, kind, message: { subject, body, deadline } },
      { enabled: asked !== null, retry: false },
    ),
  );
  const problem = preview.error
    ? (Object.values(fieldSentencesOf(preview.error))[0] ?? sentenceOf(preview.error))
    : null;
  return (
    <section aria-label={t("title")} className="flex max-w-2xl flex-col gap-3">
      <h3>{t("title")}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t("person")}>
          {(control) => (
            <Select
              {...control}
              value={invitationId}
              options={people.map(({ id, name }) => ({ value: id, name }))}
              onChoose={setChosen}
            />
          )}
        </Field>
        <Field label={t("kind")}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              options={mailKinds.map((value) => ({ value, name: t(`kinds.${value}`) }))}
              onChoose={setKind}
            />
          )}
        </Field>
        <Button onClick={() => setAsked(message)}>{t("show")}</Button>
      </div>
      {problem === null ? null : <Notice tone="danger" announced title={problem} />}
      {preview.data && problem === null ? <Letter letter={preview.data} /> : null}
    </section>
  );
}

function Letter({ letter }: { letter: PreviewedMail }) {
  const t = useTranslations("organizer.mailInvitations.preview");
  const lines = [
    ["from", letter.from],
    ["to", letter.to],
    ["replyTo", letter.replyTo],
    ["subject", letter.subject],
    ["oneClick", letter.oneClick],
  ] as const;
  return (
    <div className="flex flex-col gap-3 rounded-cell border border-hairline bg-sunken p-3 text-label">
      <dl className="grid gap-x-3 gap-y-1 middle:grid-cols-[auto_1fr]">
        {lines.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-muted">{t(`lines.${name}`)}</dt>
              <dd className="wrap-anywhere" dir="auto">
                {value}
              </dd>
            </div>
          ),
        )}
      </dl>
      <pre className="font-mono whitespace-pre-wrap wrap-anywhere" dir="auto">
        {letter.text}
      </pre>
    </div>
  );
}
