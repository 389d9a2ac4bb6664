"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { useTRPC } from "@/app/_trpc/client";
import { Button } from "@/app/_ui/button";
import { Field } from "@/app/_ui/field";
import { Notice } from "@/app/_ui/notice";
import { NumberField } from "@/app/_ui/number-field";
import { promotionRule, type PromotionRule } from "@/server/domain/batch/contracts";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { usesScale } from "@/server/domain/task/traits";
import { PromotionList } from "./promotion-list";

/** Items that people agree on, found by a rule; those that are chosen become gold. */
export function PromotionPanel({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.batches.promotion");
  const { sentenceOf } = useErrorSentences();
  const [rule, setRule] = useState<PromotionRule>(() => promotionRule.parse({}));
  const [sought, setSought] = useState<PromotionRule | null>(null);
  const [outcome, setOutcome] = useState("");
  const found = useQuery(
    useTRPC().batch.previewPromotion.queryOptions(
      { project: project.slug, ...(sought ?? rule) },
      { enabled: sought !== null, staleTime: 0, gcTime: 0, retry: false },
    ),
  );
  const search = () => {
    setOutcome("");
    setSought({ ...rule });
    if (sought !== null) void found.refetch();
  };
  return (
    <section className="flex flex-col gap-3">
      <h2>{t("title")}</h2>
      <p className="max-w-prose text-label text-muted">{t("about")}</p>
      <div className="flex flex-wrap items-end gap-4">
        <Field label={t("agreement")}>
          {(control) => (
            <NumberField
              {...control}
              className="w-28"
              value={Math.round(rule.agreement * 100)}
              min={50}
              max={100}
              decimals={0}
              onValue={(percent) => setRule({ ...rule, agreement: percent / 100 })}
            />
          )}
        </Field>
        <Field label={t("judgments")}>
          {(control) => (
            <NumberField
              {...control}
              className="w-28"
              value={rule.judgments}
              min={2}
              max={1_000}
              decimals={0}
              onValue={(judgments) => setRule({ ...rule, judgments })}
            />
          )}
        </Field>
        {usesScale(project.taskType) ? (
          <Field label={t("tolerance")}>
            {(control) => (
              <NumberField
                {...control}
                className="w-28"
                value={rule.tolerance}
                min={0}
                max={1_000}
                decimals={2}
                onValue={(tolerance) => setRule({ ...rule, tolerance })}
              />
            )}
          </Field>
        ) : null}
        <Button busyLabel={found.isFetching && t("searching")} onClick={search}>
          {t("search")}
        </Button>
      </div>
      <p role="status" className="text-label empty:hidden">
        {outcome}
      </p>
      {found.error ? <Notice tone="danger" announced title={sentenceOf(found.error)} /> : null}
      {found.data === undefined || found.isFetching ? null : (
        <PromotionList
          key={found.dataUpdatedAt}
          project={project}
          preview={found.data}
          onDone={(count) => {
            setSought(null);
            setOutcome(t("done", { count }));
          }}
        />
      )}
    </section>
  );
}
