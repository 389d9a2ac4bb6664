import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_ui/correlation-text";
import { IntervalPlot, type AgreementRow } from "@/app/_charts/interval-plot";
import type { AgreementReport } from "@/server/domain/agreement/contracts";
import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import { shownFigure } from "@/server/domain/agreement/live-agreement";
import { usePartName } from "./use-part-name";

/** How well do they agree, where? A row for all items, each dataset and each import, of each dimension. */
export function WherePlot({ project, report }: { project: string; report: AgreementReport }) {
  const t = useTranslations("organizer.agreement");
  const nameOf = usePartName();
  const { dimensions, level } = report.result;
  const method = t("alphaMethod", { level: t(`levels.${level}`) });
  const rows = dimensions.flatMap((dimension) =>
    dimension.parts.flatMap((part): AgreementRow[] => {
      const name =
        dimensions.length === 1
          ? nameOf(part)
          : t("partOfDimension", { part: nameOf(part), dimension: dimension.name });
      const row = { name, annotators: part.annotators, method };
      return [
        { ...row, among: "all", estimate: shownFigure(part.alpha) },
        { ...row, among: "unadjudicated", estimate: shownFigure(part.unadjudicated) },
      ];
    }),
  );
  const whole = dimensions[0]?.parts[0]?.alpha;
  const headline = headlineDimension(dimensions.map(({ name }) => name));
  return (
    <IntervalPlot
      title={
        whole === undefined || whole.value === null
          ? t("titles.noAlpha")
          : t("titles.alpha", {
              level: t(`levels.${level}`),
              isNamed: headline === null ? "no" : "yes",
              dimension: headline ?? "",
              value: correlationText(whole.value),
              n: whole.n,
            })
      }
      file={`${project}-alpha`}
      statistic={t("alpha")}
      rows={rows}
    />
  );
}
