"use client";

import { useFormatter, useTranslations } from "next-intl";
import { PlotCard } from "@/app/_components/plot/plot-card";
import { useTimeZone } from "@/app/_components/ui/time-zone";
import type { ProjectProgress } from "@/server/domain/project/progress";

/** Every sixth hour gets a label under its bar. */
const labelEvery = 6;

/** How fast judgments come, and which points of the scale they use. */
export function LivePlots({ progress }: { progress: ProjectProgress }) {
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
        bars={progress.judgmentsPerHour.map(({ from, count }, at) => ({
          name: hour(from),
          label: at % labelEvery === 0 ? hour(from) : "",
          value: count,
        }))}
      />
      <PlotCard
        title={t("answersTitle", { count: answers })}
        axisX={t("scalePoint")}
        axisY={t("judgments")}
        bars={progress.answers.map(({ value, count }) => ({
          name: answer(value),
          label: answer(value),
          value: count,
        }))}
      />
    </div>
  );
}
