"use client";

import { useFormatter, useTranslations } from "next-intl";
import { correlationText } from "@/app/_components/estimate/correlation-text";
import { LinePlot } from "@/app/_components/plot/line-plot";
import type { AgreementPoint } from "@/server/domain/agreement/contracts";

/** How alpha came to be what it is; nothing before there are two values of it. */
export function CoursePlot({ project, course }: { project: string; course: AgreementPoint[] }) {
  const t = useTranslations("organizer.agreement");
  const format = useFormatter();
  const last = course.findLast(({ alpha }) => alpha.value !== null);
  if (last === undefined || course.filter(({ alpha }) => alpha.value !== null).length < 2) return null;
  // Exclusions take judgments away again, and then only time goes on.
  const grows = course.every(({ judgments }, at) => judgments > (course[at - 1]?.judgments ?? -1));
  return (
    <LinePlot
      title={t("titles.course", {
        value: correlationText(last.alpha.value ?? 0),
        judgments: format.number(last.judgments),
      })}
      file={`${project}-alpha-course`}
      statistic={t("alpha")}
      over={grows ? "judgments" : "time"}
      points={course.map(({ at, judgments, alpha }) => ({ at, judgments, estimate: alpha }))}
    />
  );
}
