"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextInput } from "@/app/_ui/text-input";

interface TryCardProps {
  project: string;
  hasDraft: boolean;
  /** Whether the link leads anywhere: a project that is not live has no pages for people. */
  isLive: boolean;
}

/** The way through the study as a participant has it, before anybody is paid. */
export function TryCard({ project, hasDraft, isLive }: TryCardProps) {
  const t = useTranslations("organizer.prolific.trying");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [email, setEmail] = useState("");
  const tried = useMutation(useTRPC().prolific.tryStudy.mutationOptions());
  const send = () => tried.mutate({ project, email: email.trim() === "" ? null : email.trim() });
  return (
    <Card id="try" title={t("title")} description={t("hint")}>
      {isLive ? null : <p className="text-label">{t("launchFirst")}</p>}
      {hasDraft ? (
        <form
          className="flex max-w-xl flex-col items-start gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <div className="w-full">
            <Field label={t("email")} hint={t("emailHint")} error={fieldSentencesOf(tried.error).email}>
              {(control) => (
                <TextInput
                  {...control}
                  type="email"
                  autoComplete="off"
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" busyLabel={tried.isPending && t("asking")}>
            {t("try")}
          </Button>
        </form>
      ) : (
        <p className="text-label">{t("draftFirst")}</p>
      )}
      {tried.error ? (
        <Notice tone="danger" announced title={sentenceOf(tried.error)}>
          <p>{t("instead")}</p>
        </Notice>
      ) : null}
      {tried.data ? (
        <div role="status" className="flex flex-col items-start gap-2 text-label">
          <p>{t("ready")}</p>
          <a href={tried.data.url} target="_blank" rel="noreferrer" className="wrap-anywhere">
            {tried.data.url}
          </a>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="quiet" href={`/projects/${project}/preview`}>
          {t("preview")}
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/projects/${project}/recruit/prolific#ends`}>
          {t("ends")}
        </ButtonLink>
      </div>
    </Card>
  );
}
