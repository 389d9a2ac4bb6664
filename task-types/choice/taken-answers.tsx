"use client";

import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import { BarPlot } from "@/app/_charts/bar-plot";
import type { ChoiceFigures } from "@/server/domain/agreement/task-figures";

/** Which answers people take: the same or not the same; of questions the places at which candidates were shown. */
export function TakenAnswers({ figures: { taken } }: { figures: ChoiceFigures }) {
  const t = useTranslations("organizer.task.choice.figures.taken");
  const format = useFormatter();
  const { by, counts } = taken;
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const most = Math.max(...counts);
  const nameOf = (at: number) =>
    by === "place" ? t("place", { n: at + 1 }) : t(at === 0 ? "same" : "notTheSame");
  return (
    <BarPlot
      file={`answers-by-${by}`}
      title={t(by === "place" ? "placeTitle" : "answerTitle", {
        name: nameOf(counts.indexOf(most)),
        share: format.number(most / total, shareStyle(most / total)),
        total,
      })}
      axisX={t(by === "place" ? "placeAxis" : "answerAxis")}
      axisY={t("answers")}
      bars={counts.map((value, at) => ({
        name: nameOf(at),
        label: by === "place" ? format.number(at + 1) : nameOf(at),
        value,
      }))}
    />
  );
}
