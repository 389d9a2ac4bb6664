"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { Cell } from "@/app/_ui/table";
import type { BatchChangeName, BatchList, ShownBatch } from "@/server/domain/batch/contracts";
import { BatchStateMark } from "./batch-state-mark";
import { useBatchName } from "./use-batch-name";

interface BatchTableRowProps {
  batch: ShownBatch;
  composition: BatchList["composition"];
  isPaid: boolean;
  /** null for who may only look. */
  onChange: ((change: BatchChangeName | "discard") => void) | null;
}

/** One batch: what it holds, how far it is judged, what it cost so far, and what can be done to it. */
export function BatchTableRow({ batch, composition, isPaid, onChange }: BatchTableRowProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.batches");
  const format = useFormatter();
  const { judgments, agreement, cost, raises } = batch;
  const name = useBatchName()(batch);
  return (
    <tr>
      <Cell className="min-w-56">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <BatchStateMark batch={batch} />
        </span>
        <span className="block text-muted wrap-anywhere">{batch.files.join(", ")}</span>
        {raises.map((raise) => (
          <span key={raise.at} className="block text-muted">
            {t(composition === "fixed" ? "raisedPages" : "raisedItems", {
              ...{ by: raise.by, seed: raise.seed, raised: raise.raised },
            })}
          </span>
        ))}
      </Cell>
      <Cell numeric label={t("items")}>
        {t("itemCount", { items: batch.items, gold: batch.gold })}
      </Cell>
      <Cell numeric label={t("judgments")}>
        {t("judged", judgments)}
        {batch.pagesOut === 0 ? null : (
          <span className="block text-muted">{t("pagesOut", { count: batch.pagesOut })}</span>
        )}
      </Cell>
      <Cell numeric label={t("agreement")}>
        {agreement === null || agreement.value === null
          ? t("noAgreement")
          : t("alpha", {
              value: format.number(agreement.value, { maximumFractionDigits: 2 }),
              low: format.number(agreement.low, { maximumFractionDigits: 2 }),
              high: format.number(agreement.high, { maximumFractionDigits: 2 }),
            })}
      </Cell>
      {isPaid ? (
        <Cell numeric label={t("cost")}>
          {cost === null ? null : moneyText(cost)}
        </Cell>
      ) : null}
      {onChange === null ? null : (
        <Cell across>
          <span className="flex flex-wrap gap-2">
            {batch.changes.map((change) => (
              <Button
                key={change}
                variant={change === "open" ? "primary" : "secondary"}
                aria-label={t(`changeOf.${change}`, { name })}
                onClick={() => onChange(change)}
              >
                {t(`changes.${change}`)}
              </Button>
            ))}
            {batch.state === "prepared" ? (
              <Button aria-label={t("changeOf.discard", { name })} onClick={() => onChange("discard")}>
                {t("changes.discard")}
              </Button>
            ) : null}
          </span>
        </Cell>
      )}
    </tr>
  );
}
