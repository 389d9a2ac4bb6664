"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { thrownRefusal } from "@/app/_trpc/refusal";
import { Button } from "@/app/_ui/button";
import { controlStyle } from "@/app/_ui/control-style";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import { receivedRun } from "@/server/domain/evaluation/contracts";
import type { UsedResource } from "@/server/domain/evaluation/evaluation";
import type { RunFault } from "@/server/domain/evaluation/run-fault";
import { FaultList } from "./fault-list";
import { ResourceFields } from "./resource-fields";
import { sendForm } from "./send-form";

interface SubmitRunProps {
  /** Where the run is sent. */
  action: string;
  /** Of the team's link; none where organizers send a run. */
  token?: string;
  datasets: readonly { name: string; items: number }[];
  /** What a line has a score for. */
  dimensions: readonly string[];
  /** Between which values scores must lie; null for any. */
  range: { min: number; max: number } | null;
}

/** A run with a file for each dataset: checked line by line, then scored. */
export function SubmitRun({ action, token, datasets, dimensions, range }: SubmitRunProps) {
  const t = useTranslations("organizer.evaluation.run");
  const format = useFormatter();
  const router = useRouter();
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const [resources, setResources] = useState<UsedResource[]>([]);
  const send = useMutation({
    mutationFn: async (form: FormData) => receivedRun.parse(await (await sendForm(action, form)).json()),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    form.set("resources", JSON.stringify(resources.filter(({ name }) => name.trim() !== "")));
    if (token !== undefined) form.set("token", token);
    const settle = () => {
      element.reset();
      setResources([]);
      router.refresh();
    };
    send.mutate(form, { onSuccess: settle });
  };
  const faults = send.isError ? faultsOf(send.error) : null;
  const fields = send.isError ? fieldSentencesOf(send.error) : {};
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-3">
      {send.isError && faults === null ? (
        <Notice tone="danger" announced title={sentenceOf(send.error)} />
      ) : null}
      {faults === null ? null : <FaultList faults={faults} />}
      {send.isSuccess ? (
        <Notice tone="info" announced title={t("received", { name: send.data.name })}>
          {send.data.isLate ? <p>{t("receivedLate")}</p> : null}
        </Notice>
      ) : null}
      <div className="flex flex-col gap-1 text-label">
        <p>{dimensions.length > 1 ? t("formOfDimensions", { names: format.list(dimensions) }) : t("form")}</p>
        {range === null ? null : <p>{t("inRange", { min: range.min, max: range.max })}</p>}
      </div>
      {datasets.map(({ name, items }) => (
        <Field key={name} label={t("file", { dataset: name })} hint={t("fileHint", { count: items })}>
          {(control) => (
            <input {...control} type="file" name={`file:${name}`} className={`${controlStyle} max-w-md`} />
          )}
        </Field>
      ))}
      <Field label={t("name")} error={fields.name}>
        {(control) => <TextInput {...control} name="name" maxLength={80} />}
      </Field>
      <Field label={t("description")} hint={t("descriptionHint")} error={fields.description}>
        {(control) => <TextArea {...control} name="description" maxLength={5000} />}
      </Field>
      <ResourceFields resources={resources} onChange={setResources} />
      <Button type="submit" variant="primary" className="self-start" busyLabel={send.isPending && t("busy")}>
        {t("button")}
      </Button>
    </form>
  );
}

/** What is wrong with the lines of a refused run; null for another refusal. */
function faultsOf(error: unknown): RunFault[] | null {
  const { reason, details } = thrownRefusal(error);
  // The server's own list; see `checkRun`.
  return reason === "file_refused" && Array.isArray(details.faults) ? (details.faults as RunFault[]) : null;
}
