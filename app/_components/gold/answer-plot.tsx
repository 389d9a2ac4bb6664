"use client";

import { useFormatter, useTranslations } from "next-intl";
import { BarPlot } from "@/app/_components/plot/bar-plot";
import { withAllPoints } from "@/app/_components/plot/with-all-points";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { isCorrect } from "@/server/domain/gold/is-correct";
import type { ScaleDraft } from "@/server/domain/scale/scale";

interface AnswerPlotProps {
  item: GoldItem;
  scale: ScaleDraft;
  /** Whether what was answered is the number of one of the item's own answers. */
  isNumber: boolean;
}

/** How annotators answered a gold item, with the accepted answers marked. */
export function AnswerPlot({ item, scale, isNumber }: AnswerPlotProps) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  return (
    <BarPlot
      file={`gold-${item.externalId}`}
      title={t("answersTitle", { count: item.seen, id: item.externalId })}
      axisX={t(isNumber ? "answerNumber" : "scalePoint")}
      axisY={t("answersAxis")}
      markedName={t("acceptedAnswers")}
      bars={withAllPoints(item.distribution, scale).map(({ value, count }) => {
        const name = value === null ? t("notApplicable") : format.number(value);
        return { name, label: name, value: count, isMarked: isCorrect(item, value) };
      })}
    />
  );
}
