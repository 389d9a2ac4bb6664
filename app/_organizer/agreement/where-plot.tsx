import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { IntervalPlot, type IntervalRow } from "@/app/_charts/interval-plot";
import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import { shownFigure } from "@/server/domain/agreement/live-agreement";
import { headlineOf, type AgreementReport } from "@/server/domain/agreement/report";
import { usePartName } from "./use-part-name";

/** How well do they agree, where? A row for all items, each dataset and each import, of each dimension. */
export function WherePlot({ project, report }: { project: string; report: AgreementReport }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement");
  const nameOf = usePartName();
  const { rows: parts, level } = report;
  const dimensions = [...new Set(parts.map(({ dimension }) => dimension))];
  const method = t("alphaMethod", { level: t(`levels.${level}`) });
  const rows = parts.flatMap((part): IntervalRow[] => {
    const name =
      dimensions.length === 1
        ? nameOf(part)
        : t("partOfDimension", { part: nameOf(part), dimension: part.dimension });
    const row = { name, annotators: part.annotators, method };
    const { alpha } = part.figures;
    return [
      ...(alpha === undefined ? [] : [{ ...row, among: "all" as const, estimate: shownFigure(alpha) }]),
      { ...row, among: "unadjudicated", estimate: shownFigure(part.unadjudicated) },
    ];
  });
  const whole = headlineOf(report)?.figures.alpha;
  const headline = headlineDimension(dimensions);
  return (
    <IntervalPlot
      title={
        whole === undefined || whole.value === null
          ? t("titles.noAlpha")
          : t("titles.alpha", {
              level: t(`levels.${level}`),
              isNamed: headline === null ? "no" : "yes",
              dimension: headline ?? "",
              value: rText(whole.value),
              n: whole.n,
            })
      }
      file={`${project}-alpha`}
      statistic={t("alpha")}
      rows={rows}
    />
  );
}
