"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTRPC } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { Field } from "@/app/_ui/field";
import { formatMoney } from "@/app/_ui/format-money";
import { Notice } from "@/app/_ui/notice";
import { NumberField } from "@/app/_ui/number-field";
import { TextArea } from "@/app/_ui/text-area";
import { TextInput } from "@/app/_ui/text-input";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";
import { hourlyMinor } from "@/server/domain/recruiter/prolific/study-plan";

const counts = { places: 10_000, mostPlaces: 20_000, pagesPerPlace: 1_000, minutes: 600 } as const;
const countNames = ["places", "mostPlaces", "pagesPerPlace", "minutes"] as const;

/** What an organizer decides about the study, and what Prolific's rules say of it. */
export function StudyCard({ project, view }: { project: string; view: ProlificView }) {
  const t = useTranslations("organizer.prolific");
  const router = useRouter();
  const { sentenceOf } = useErrorSentences();
  const [plan, setPlan] = useState(view.plan);
  const save = useMutation(
    useTRPC().prolific.savePlan.mutationOptions({ onSuccess: () => router.refresh() }),
  );
  const currency = view.connection?.currency ?? view.work.currency;
  const hourly = formatMoney(moneyOf(currency, hourlyMinor(plan.rewardMinor, plan.minutes)));
  return (
    <Card id="study" title={t("study")}>
      <p className="text-label">
        {t("work", { judgments: view.work.judgmentsLeft, pages: view.work.pagesLeft })}
      </p>
      <div className="grid max-w-4xl items-start gap-4 middle:grid-cols-2">
        {countNames.map((name) => (
          <Field key={name} label={t(`fields.${name}`)}>
            {(control) => (
              <NumberField
                {...control}
                value={plan[name]}
                min={1}
                max={counts[name]}
                decimals={0}
                onValue={(value) => setPlan({ ...plan, [name]: value })}
              />
            )}
          </Field>
        ))}
        <Field label={t("reward", { currency })} hint={t("hourly", { hourly })}>
          {(control) => (
            <NumberField
              {...control}
              value={plan.rewardMinor / 100}
              min={0.01}
              max={1_000}
              decimals={2}
              onValue={(value) => setPlan({ ...plan, rewardMinor: Math.round(value * 100) })}
            />
          )}
        </Field>
        <Field label={t("studyTitle")}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={120}
              value={plan.title}
              onChange={({ target }) => setPlan({ ...plan, title: target.value })}
            />
          )}
        </Field>
        <Field label={t("description")}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={5_000}
              value={plan.description}
              onChange={({ target }) => setPlan({ ...plan, description: target.value })}
            />
          )}
        </Field>
      </div>
      {save.error ? <Notice tone="danger" announced title={sentenceOf(save.error)} /> : null}
      <Button
        variant="primary"
        className="self-start"
        busyLabel={save.isPending && t("saving")}
        onClick={() => save.mutate({ project, plan })}
      >
        {t("savePlan")}
      </Button>
      <p role="status" className="text-label empty:hidden">
        {save.isSuccess ? t("saved") : ""}
      </p>
    </Card>
  );
}
