"use client";

import { useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Notice } from "@/app/_ui/notice";
import type { BatchChangeName, BatchPreview } from "@/server/domain/batch/contracts";

/** What a change asks for, and what that costs. */
export function CostOfChange({ preview, name }: { preview: BatchPreview; name: BatchChangeName }) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.batches.preview");
  const { cost, pagesOut } = preview;
  const figures: [string, string][] = [
    [t("items"), t("count", { count: cost.items })],
    [t("judgments"), t("more", { count: cost.judgments })],
    [t("pages"), t("more", { count: cost.pages })],
    ...(cost.pay === null ? [] : [[t("pay"), moneyText(cost.pay)] satisfies [string, string]]),
    ...(cost.fee === null ? [] : [[t("fee"), moneyText(cost.fee)] satisfies [string, string]]),
  ];
  return (
    <div role="status" className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-label tabular-nums">
        {figures.map(([label, figure]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {cost.pay !== null && cost.pages > 0 && cost.fee === null ? (
        <p className="text-label text-muted">{t("noFee")}</p>
      ) : null}
      {cost.beyondBudget === null ? null : (
        <Notice tone="warn" title={t("beyond", { sum: moneyText(cost.beyondBudget) })} />
      )}
      {pagesOut > 0 && (name === "pause" || name === "stop") ? (
        <p className="text-label">{t("pagesOut", { count: pagesOut })}</p>
      ) : null}
    </div>
  );
}
