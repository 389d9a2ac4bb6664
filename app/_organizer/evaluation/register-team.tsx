"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { ButtonLink } from "@/app/_ui/button-link";
import { Card } from "@/app/_ui/card";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import { LinkToCopy } from "./link-to-copy";

interface RegisterTeamProps {
  evaluation: string;
  terms: string;
  /** Where other people reach this server. */
  address: string;
}

/** Takes a team and shows its link, once. */
export function RegisterTeam({ evaluation, terms, address }: RegisterTeamProps) {
  const t = useTranslations("organizer.evaluation.register");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [hasAccepted, setHasAccepted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const register = useMutation(useTRPC().evaluation.register.mutationOptions());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsAsked(!hasAccepted);
    if (!hasAccepted || register.isPending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    register.mutate({
      key: evaluation,
      accepts: true,
      ...{ name: text("name"), contact: text("contact"), people: text("people") },
    });
  };
  if (register.isSuccess) {
    const path = `/evaluations/${evaluation}/teams/${register.data.token}`;
    return (
      <Notice tone="info" announced title={t("done", { name: register.data.name })}>
        <p>{t("once")}</p>
        <LinkToCopy href={`${address}${path}`} name={t("link")} />
        <ButtonLink variant="primary" href={path} className="self-start">
          {t("toTeam")}
        </ButtonLink>
      </Notice>
    );
  }
  const fields = register.isError ? fieldSentencesOf(register.error) : {};
  return (
    <Card title={t("title")} description={t("hint")}>
      <form method="post" noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3">
        {register.isError ? <Notice tone="danger" announced title={sentenceOf(register.error)} /> : null}
        <Field label={t("name")} error={fields.name}>
          {(control) => <TextInput {...control} name="name" autoComplete="organization" />}
        </Field>
        <Field label={t("contact")} hint={t("contactHint")} error={fields.contact}>
          {(control) => <TextInput {...control} name="contact" type="email" autoComplete="email" />}
        </Field>
        <Field label={t("people")} hint={t("peopleHint")} error={fields.people}>
          {(control) => <TextArea {...control} name="people" />}
        </Field>
        {terms === "" ? null : (
          <div className="flex flex-col gap-1">
            <h3 id="terms" className="text-label font-semibold">
              {t("terms")}
            </h3>
            <div
              role="region"
              aria-labelledby="terms"
              dir="auto"
              tabIndex={0}
              className="max-h-64 overflow-y-auto rounded-cell border border-hairline p-3 text-label whitespace-pre-wrap"
            >
              {terms}
            </div>
          </div>
        )}
        <Check
          type="checkbox"
          checked={hasAccepted}
          onChange={(event) => setHasAccepted(event.target.checked)}
          label={t("accept")}
          aria-invalid={isAsked && !hasAccepted ? true : undefined}
        />
        {isAsked && !hasAccepted ? <Notice tone="danger" announced title={t("acceptFirst")} /> : null}
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          busyLabel={register.isPending && t("busy")}
        >
          {t("button")}
        </Button>
      </form>
    </Card>
  );
}
