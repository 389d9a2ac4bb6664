import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import type { ProjectSummary } from "@/server/domain/project/contracts";

/** Agreement with its interval, as short as a row of a table needs it; a dash where there is none. */
export function AgreementCell({
  agreement: { statistic, dimension, figure },
}: Pick<ProjectSummary, "agreement">) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement");
  if (figure === null || figure.value === null) {
    return (
      <span className="whitespace-nowrap">
        {t("undefined")} <span className="text-muted">{t("live.notYet")}</span>
      </span>
    );
  }
  const { value, low, high, n } = figure;
  return (
    <span
      className="whitespace-nowrap"
      title={t(statistic === "alpha" ? "units.items" : "units.pairs", { n })}
    >
      {t("live.short", {
        statistic,
        isNamed: dimension === null ? "no" : "yes",
        dimension: dimension ?? "",
        value: rText(value),
      })}{" "}
      <span className="text-muted">{t("bounds", { low: rText(low), high: rText(high) })}</span>
    </span>
  );
}
