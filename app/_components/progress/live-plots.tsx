"use client";

import { useFormatter, useTranslations } from "next-intl";
import { PlotCard } from "@/app/_components/plot/plot-card";
import { withAllPoints } from "@/app/_components/plot/with-all-points";
import { useTimeZone } from "@/app/_components/ui/time-zone";
import type { ProjectProgress } from "@/server/domain/project/progress";
import type { ScaleDraft } from "@/server/domain/scale/scale";

/** So many labels have room under the bars, also on a phone. */
const mostLabels = 7;

const hasLabel = (at: number, bars: readonly unknown[]) => at % Math.ceil(bars.length / mostLabels) === 0;

/** How fast judgments come, and which points of the scale they use. */
export function LivePlots({ progress, scale }: { progress: ProjectProgress; scale: ScaleDraft }) {
  const t = useTranslations("organizer.overview");
  const format = useFormatter();
  const timeZone = useTimeZone();
  const hour = (from: string) =>
    format.dateTime(new Date(from), { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  const answer = (value: number | null) => (value === null ? t("notApplicable") : format.number(value));
  const lastDay = progress.judgmentsPerHour.reduce((sum, { count }) => sum + count, 0);
  const answers = progress.answers.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid items-start gap-4 wide:grid-cols-2">
      <PlotCard
        title={t("perHourTitle", { count: lastDay })}
        axisX={t("hourFrom")}
        axisY={t("judgments")}
        bars={progress.judgmentsPerHour.map(({ from, count }, at, bars) => ({
          name: hour(from),
          label: hasLabel(at, bars) ? hour(from) : "",
          value: count,
        }))}
      />
      <PlotCard
        title={t("answersTitle", { count: answers })}
        axisX={t("scalePoint")}
        axisY={t("judgments")}
        bars={withAllPoints(progress.answers, scale).map(({ value, count }, at, bars) => ({
          name: answer(value),
          label: hasLabel(at, bars) ? answer(value) : "",
          value: count,
        }))}
      />
    </div>
  );
}
