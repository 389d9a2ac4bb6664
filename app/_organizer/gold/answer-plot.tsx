"use client";

import { useFormatter, useTranslations } from "next-intl";
import { BarPlot } from "@/app/_charts/bar-plot";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { isCorrect } from "@/server/domain/gold/is-correct";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { allAnswers } from "./all-answers";

interface AnswerPlotProps {
  item: GoldItem;
  scale: ScaleDraft;
}

/** How annotators answered a gold item, with the accepted answers marked. */
export function AnswerPlot({ item, scale }: AnswerPlotProps) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  return (
    <BarPlot
      file={`gold-${item.externalId}`}
      title={t("answersTitle", { count: item.seen, id: item.externalId })}
      axisX={t(item.answers !== null ? "answerNumber" : "scalePoint")}
      axisY={t("answersAxis")}
      markedName={t("acceptedAnswers")}
      bars={allAnswers(item, scale).map(({ value, count }) => {
        const label = value === null ? t("notApplicable") : format.number(value);
        const name = value === null ? label : (item.answers?.[value - 1] ?? label);
        return { name, label, value: count, isMarked: isCorrect(item, value) };
      })}
    />
  );
}
