"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, type SubmitEvent } from "react";
import { localMoment, readMoment } from "@/app/_organizer/policy-field/local-moment";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import { useTimeZone } from "@/app/_ui/time-zone";
import { scoresShownOptions, type EvaluationSettings } from "@/server/domain/evaluation/evaluation";

interface EvaluationSettingsFormProps {
  project: string;
  settings: EvaluationSettings;
  scale: { min: number; max: number };
}

/** What teams are told and held to. */
export function EvaluationSettingsForm({ project, settings, scale }: EvaluationSettingsFormProps) {
  const t = useTranslations("organizer.evaluation.settings");
  const { sentenceOf, fieldSentencesOf } = useErrorSentences();
  const router = useRouter();
  const timeZone = useTimeZone();
  const [endsAt, setEndsAt] = useState<string | null>(null);
  const change = useMutation(
    useTRPC().evaluation.change.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    change.mutate({
      project,
      title: text("title"),
      terms: text("terms"),
      clockHours: Number(text("clockHours")),
      runsPerTeam: Number(text("runsPerTeam")),
      scoresShown: scoresShownOptions.find((each) => each === text("scoresShown")) ?? settings.scoresShown,
      withinScale: form.has("withinScale"),
      endsAt: endsAt === null ? settings.endsAt : readMoment(endsAt),
    });
  };
  const fields = change.isError ? fieldSentencesOf(change.error) : {};
  return (
    <Card id="settings" title={t("title")}>
      <form method="post" noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3">
        {change.isError ? <Notice tone="danger" announced title={sentenceOf(change.error)} /> : null}
        {change.isSuccess ? <Notice tone="info" announced title={t("saved")} /> : null}
        <Field label={t("name")} hint={t("nameHint")} error={fields.title}>
          {(control) => <TextInput {...control} name="title" defaultValue={settings.title} />}
        </Field>
        <Field label={t("clockHours")} hint={t("clockHint")} error={fields.clockHours}>
          {(control) => (
            <TextInput
              {...control}
              name="clockHours"
              inputMode="numeric"
              defaultValue={settings.clockHours}
            />
          )}
        </Field>
        <Field label={t("runsPerTeam")} error={fields.runsPerTeam}>
          {(control) => (
            <TextInput
              {...control}
              name="runsPerTeam"
              inputMode="numeric"
              defaultValue={settings.runsPerTeam}
            />
          )}
        </Field>
        <Field label={t("endsAt")} hint={t("endsHint")} error={fields.endsAt}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              className="max-w-60"
              value={endsAt ?? localMoment(settings.endsAt, timeZone)}
              onChange={(event) => setEndsAt(event.target.value)}
            />
          )}
        </Field>
        <fieldset className="flex flex-col gap-1">
          <legend className="text-label font-semibold">{t("scoresShown")}</legend>
          {scoresShownOptions.map((value) => (
            <Check
              key={value}
              type="radio"
              name="scoresShown"
              value={value}
              defaultChecked={settings.scoresShown === value}
              label={t(`shown.${value}`)}
            />
          ))}
        </fieldset>
        <Check
          type="checkbox"
          name="withinScale"
          defaultChecked={settings.withinScale}
          label={t("withinScale", { min: scale.min, max: scale.max })}
          hint={t("withinScaleHint")}
        />
        <Field label={t("terms")} hint={t("termsHint")} error={fields.terms}>
          {(control) => <TextArea {...control} name="terms" rows={6} defaultValue={settings.terms} />}
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          busyLabel={change.isPending && t("saving")}
        >
          {t("save")}
        </Button>
      </form>
    </Card>
  );
}
