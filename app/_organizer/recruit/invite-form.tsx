"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { namesInText } from "@/server/domain/invitation/names-in-text";

/** Takes names, one a line, and gives each person a link. */
export function InviteForm({ project }: { project: string }) {
  const t = useTranslations("organizer.invitations");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const trpc = useTRPC();
  const router = useRouter();
  const [text, setText] = useState("");
  const [isEmpty, setIsEmpty] = useState(false);
  const invite = useMutation(
    trpc.invitation.invite.mutationOptions({
      onSuccess: () => {
        setText("");
        router.refresh();
      },
    }),
  );
  const send = () => {
    const names = namesInText(text);
    setIsEmpty(names.length === 0);
    if (names.length > 0) invite.mutate({ project, names });
  };
  const [ofOneName] = invite.error ? Object.values(fieldSentencesOf(invite.error)) : [];
  const problem = isEmpty ? t("nobody") : invite.error ? (ofOneName ?? sentenceOf(invite.error)) : undefined;
  return (
    <form
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="w-full max-w-xl">
        <Field label={t("names")} hint={t("namesHint")} error={problem}>
          {(control) => (
            <TextArea {...control} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busyLabel={invite.isPending && t("inviting")}>
          {t("invite")}
        </Button>
        <p role="status" className="text-label">
          {invite.data ? t("invited", { added: invite.data.added, known: invite.data.known }) : null}
        </p>
      </div>
      {invite.data !== undefined && invite.data.doubled.length > 0 ? (
        <Notice tone="warn" announced title={t("doubled", { names: invite.data.doubled.join(", ") })} />
      ) : null}
    </form>
  );
}
