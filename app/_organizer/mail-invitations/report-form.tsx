"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileToText } from "@/app/_organizer/recruit/file-to-text";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { TextArea } from "@/app/_ui/text-area";

/** Takes a mail that came back, and marks the addresses that it fails. */
export function ReportForm({ project, onNoted }: { project: string; onNoted: () => void }) {
  const t = useTranslations("organizer.mailInvitations.report");
  const { sentenceOf } = useErrorSentences();
  const [text, setText] = useState("");
  const note = useMutation(
    useTRPC().invitationMail.noteReport.mutationOptions({
      onSuccess: () => {
        setText("");
        onNoted();
      },
    }),
  );
  return (
    <Card title={t("title")} description={t("hint")}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          note.mutate({ project, text });
        }}
      >
        <div className="max-w-2xl">
          <Field label={t("label")} error={note.error ? sentenceOf(note.error) : undefined}>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                dir="ltr"
                className="font-mono"
                required
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <FileToText accept=".eml,.txt,message/rfc822,text/plain" onText={(file) => setText(file.text)} />
          <Button type="submit" busyLabel={note.isPending && t("reading")}>
            {t("submit")}
          </Button>
          <p role="status" className="text-label">
            {note.data ? t("noted", note.data) : null}
          </p>
        </div>
      </form>
    </Card>
  );
}
