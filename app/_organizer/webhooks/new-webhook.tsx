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
import { Notice } from "@/app/_ui/notice";
import { NumberField } from "@/app/_ui/number-field";
import { SecretDialog } from "@/app/_ui/secret-dialog";
import { TextInput } from "@/app/_ui/text-input";
import { webhookEvents, type WebhookEvent } from "@/server/domain/webhook/webhook";
import { EventChoice } from "./event-choice";

const usualMinutes = 60;

/** Asks for an address and what it is told of, and shows the secret that signs this once. */
export function NewWebhook({ project, onClose }: { project: string; onClose: () => void }) {
  const t = useTranslations("organizer.webhooks");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const router = useRouter();
  const id = useId();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [stallMinutes, setStallMinutes] = useState(usualMinutes);
  const [isTried, setIsTried] = useState(false);
  const add = useMutation(useTRPC().webhook.add.mutationOptions({ gcTime: 0 }));
  const isRefused = add.error !== null && "url" in fieldSentencesOf(add.error);
  const noUrl = (isTried && url.trim() === "") || isRefused ? t("noAddress") : undefined;
  const noEvents = isTried && events.length === 0 ? t("noEvents") : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (add.isPending || url.trim() === "" || events.length === 0) return;
    add.mutate({ project, url: url.trim(), events: [...events], stallMinutes });
  };
  if (add.data !== undefined) {
    const close = () => {
      add.reset();
      onClose();
      router.refresh();
    };
    return (
      <SecretDialog
        title={t("secretTitle")}
        description={t("secretText")}
        secret={add.data.secret}
        name={t("secretName")}
        confirm={t("copied")}
        onConfirm={close}
      />
    );
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button type="submit" form={id} variant="primary" busyLabel={add.isPending && t("saving")}>
        {t("save")}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t("add")} description={null} actions={actions}>
      <form id={id} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {add.error && !isRefused ? <Notice tone="danger" announced title={sentenceOf(add.error)} /> : null}
        <Field label={t("address")} hint={t("addressHint")} error={noUrl}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              value={url}
              onChange={(event) => {
                setUrl(event.target.value);
                add.reset();
              }}
            />
          )}
        </Field>
        <EventChoice events={events} error={noEvents} onEvents={setEvents} />
        {events.includes("stall") ? (
          <Field label={t("stallMinutes")}>
            {(control) => (
              <NumberField
                {...control}
                value={stallMinutes}
                min={5}
                max={10_080}
                decimals={0}
                onValue={setStallMinutes}
              />
            )}
          </Field>
        ) : null}
      </form>
    </Dialog>
  );
}
