"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import type { MailMessageDraft } from "@/server/domain/invitation-mail/contracts";

const usualDays = 7;

interface LetterFieldsProps {
  draft: MailMessageDraft;
  /** By path in the input, such as `message.subject`. */
  problems: Readonly<Record<string, string>>;
  onDraft: (draft: MailMessageDraft) => void;
}

/** The words of the message, its deadline, and when people are reminded by themselves. */
export function LetterFields({ draft, problems, onDraft }: LetterFieldsProps) {
  const t = useTranslations("organizer.mailInvitations.message");
  const { subject, body, deadline, remindAfterDays } = draft;
  const set = (part: Partial<MailMessageDraft>) => onDraft({ ...draft, ...part });
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <Field label={t("subject")} error={problems["message.subject"]}>
        {(control) => (
          <TextInput
            {...control}
            dir="auto"
            maxLength={200}
            value={subject}
            onChange={({ target }) => set({ subject: target.value })}
          />
        )}
      </Field>
      <Field label={t("body")} hint={t("bodyHint")} error={problems["message.body"]}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            rows={10}
            maxLength={10_000}
            value={body}
            onChange={({ target }) => set({ body: target.value })}
          />
        )}
      </Field>
      <div className="max-w-56">
        <Field label={t("deadline")} hint={t("deadlineHint")} error={problems["message.deadline"]}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={deadline ?? ""}
              onChange={({ target }) => set({ deadline: target.value || null })}
            />
          )}
        </Field>
      </div>
      <Check
        type="checkbox"
        label={t("remind")}
        hint={t("remindHint")}
        checked={remindAfterDays !== null}
        onChange={({ target }) => set({ remindAfterDays: target.checked ? usualDays : null })}
      />
      {remindAfterDays === null ? null : (
        <Field label={t("remindAfter")} error={problems["message.remindAfterDays"]}>
          {(control) => (
            <NumberField
              {...control}
              className="w-24"
              min={1}
              max={90}
              decimals={0}
              value={remindAfterDays}
              onValue={(days) => set({ remindAfterDays: days })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
