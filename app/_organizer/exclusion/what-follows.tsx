"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { useReasonText } from "@/app/_charts/reason-text";
import { Card } from "@/app/_ui/card";
import { Moment } from "@/app/_ui/moment";
import { Notice } from "@/app/_ui/notice";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ShownEstimate } from "@/server/domain/estimate";
import type { ScreeningResult, ShownScreening } from "@/server/domain/exclusion/screening";

/** What rules would do, beside how it is now. */
export function WhatFollows({ screening }: { screening: ShownScreening }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.exclusion.figures");
  const levels = useTranslations("organizer.agreement.levels");
  const format = useFormatter();
  const reason = useReasonText();
  const { result, finishedAt } = screening;
  const alphaText = (alpha: ShownEstimate) =>
    alpha.value === null
      ? `${t("nothing")} ${reason(alpha.reason)}`
      : t(result.isRanked ? "spearmanOf" : "alphaOf", {
          value: rText(alpha.value),
          low: rText(alpha.low),
          high: rText(alpha.high),
          n: alpha.n,
        });
  const { before, after, values, again } = result;
  const points = (value: number | null) =>
    value === null ? "none" : format.number(value, { maximumFractionDigits: 2 });
  // Of texts that people write nothing agrees, and no item gets a value.
  const ofValues = [
    [
      result.isRanked
        ? t("spearman")
        : t("alpha", {
            level: levels(result.level),
            isNamed: typeof result.dimension === "string" ? "yes" : "no",
            dimension: result.dimension ?? "",
          }),
      alphaText(before.alpha),
      alphaText(after.alpha),
    ],
    [
      t(result.isRanked ? "shares" : "values"),
      t("valuesNow", { all: values.all }),
      t("valuesThen", {
        moved: values.moved,
        mean: points(values.mean),
        largest: points(values.largest),
      }),
    ],
  ] as const;
  const rows = [
    ...(values.all === 0 ? [] : ofValues),
    [t("annotators"), format.number(before.annotators), format.number(after.annotators)],
    [t("judgments"), format.number(before.judgments), format.number(after.judgments)],
    [t("lost"), t("nothing"), format.number(result.lost)],
    [t("below"), t("nothing"), format.number(result.belowOverlap)],
    [t("again"), t("nothing"), useAgainText(again)],
  ] as const;
  return (
    <Card title={t("title")} description={t.rich("at", { at: () => <Moment at={finishedAt} show="full" /> })}>
      <Table label={t("table")}>
        <thead>
          <tr>
            <HeadCell>{t("figure")}</HeadCell>
            <HeadCell>{t("now")}</HeadCell>
            <HeadCell>{t("then")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, now, then]) => (
            <tr key={name}>
              <Cell className="min-w-32">{name}</Cell>
              <Cell className="min-w-32">{now}</Cell>
              <Cell className="min-w-32">{then}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {values.all === 0 ? null : (
        <p className="text-label text-muted">{t(result.isRanked ? "spearmanMethod" : "alphaMethod")}</p>
      )}
      <Budget again={again} />
      {result.excludedBefore.length === 0 ? null : (
        <p className="text-label wrap-anywhere text-muted">
          {t("excludedBefore", { names: result.excludedBefore.join(", ") })}
        </p>
      )}
    </Card>
  );
}

function useAgainText({ judgments, hits, cost, collectsAgain }: ScreeningResult["again"]): string {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.exclusion.figures");
  if (!collectsAgain) return t("againNever");
  return t("againThen", { judgments, hits, cost: cost === null ? "none" : moneyText(cost) });
}

function Budget({ again: { budgetLeft, cost } }: { again: ScreeningResult["again"] }) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.exclusion.figures");
  if (budgetLeft === null || cost === null) return null;
  const left = moneyText(budgetLeft);
  return cost.amount > budgetLeft.amount ? (
    <Notice tone="warn" title={t("budgetShort", { left })} />
  ) : (
    <p className="text-label text-muted">{t("budget", { left })}</p>
  );
}
