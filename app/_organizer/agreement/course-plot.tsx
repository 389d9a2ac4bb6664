"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { LinePlot } from "@/app/_charts/line-plot";
import type { AgreementPoint } from "@/server/domain/agreement/contracts";
import type { LiveStatistic } from "@/server/domain/agreement/live-agreement";

interface CoursePlotProps {
  project: string;
  course: AgreementPoint[];
  statistic: LiveStatistic;
  /** The dimension that it is on; null where there is only one. */
  dimension: string | null;
}

/** How agreement came to be what it is; nothing before there are two values of it. */
export function CoursePlot({ project, course, statistic, dimension }: CoursePlotProps) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement");
  const format = useFormatter();
  const last = course.findLast(({ figure }) => figure.value !== null);
  if (last === undefined || course.filter(({ figure }) => figure.value !== null).length < 2) return null;
  // Exclusions take judgments away again, and then only time goes on.
  const grows = course.every(({ judgments }, at) => judgments > (course[at - 1]?.judgments ?? -1));
  return (
    <LinePlot
      title={t("titles.course", {
        statistic,
        isNamed: dimension === null ? "no" : "yes",
        dimension: dimension ?? "",
        value: rText(last.figure.value ?? 0),
        judgments: format.number(last.judgments),
      })}
      file={`${project}-${statistic}-course`}
      statistic={statistic === "alpha" ? t("alpha") : t("rankings.pairwise")}
      over={grows ? "judgments" : "time"}
      points={course.map(({ at, judgments, figure }) => ({ at, judgments, estimate: figure }))}
    />
  );
}
