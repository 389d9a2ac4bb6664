"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CoursePlot } from "@/app/_organizer/agreement/course-plot";
import { BarPlot } from "@/app/_charts/bar-plot";
import { withAllPoints } from "@/app/_charts/with-all-points";
import { Moment } from "@/app/_ui/moment";
import { useTimeZone } from "@/app/_ui/time-zone";
import type { ProjectProgress } from "@/server/domain/project/progress";
import type { TaskType } from "@/server/domain/task/task-types";
import { ratesOnScale } from "@/server/domain/task/traits";
import type { ScaleDraft } from "@/server/domain/scale/scale";

interface LivePlotsProps {
  project: string;
  progress: ProjectProgress;
  taskType: TaskType;
  scale: ScaleDraft;
}

/** How fast judgments come, how agreement goes on, and which answers they give. */
export function LivePlots({ project, progress, taskType, scale }: LivePlotsProps) {
  const t = useTranslations("organizer.overview");
  const format = useFormatter();
  const timeZone = useTimeZone();
  const hour = (from: string) =>
    format.dateTime(new Date(from), { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  const answer = (value: number | null) => (value === null ? t("notApplicable") : format.number(value));
  const lastDay = progress.judgmentsPerHour.reduce((sum, { count }) => sum + count, 0);
  const answers = progress.answers.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid items-start gap-4 wide:grid-cols-2 wide:has-[>:nth-child(3)]:grid-cols-3">
      <BarPlot
        file="judgments-per-hour"
        title={t("perHourTitle", { count: lastDay })}
        axisX={t("hourFrom")}
        axisY={t("judgments")}
        bars={progress.judgmentsPerHour.map(({ from, count }) => ({
          name: hour(from),
          label: hour(from),
          value: count,
        }))}
      />
      <CoursePlot
        project={project}
        course={progress.agreement.points}
        statistic={progress.agreement.statistic}
        dimension={progress.agreement.dimension}
      />
      {ratesOnScale(taskType) ? (
        <div className="flex flex-col gap-1">
          <BarPlot
            file="answers"
            title={t("answersTitle", { count: answers, gold: progress.gold })}
            axisX={t("scalePoint")}
            axisY={t("judgments")}
            bars={withAllPoints(progress.answers, scale).map(({ value, count }) => ({
              name: answer(value),
              label: answer(value),
              isApart: value === null,
              value: count,
            }))}
          />
          {progress.answersAt === null ? null : (
            <p className="text-label text-muted">
              {t.rich("answersAt", { time: () => <Moment at={progress.answersAt ?? ""} show="full" /> })}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}
