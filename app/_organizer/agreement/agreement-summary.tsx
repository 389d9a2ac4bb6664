import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_ui/correlation-text";
import { alphaReading } from "@/server/domain/agreement/alpha-reading";
import { headlineOf, type AgreementReport } from "@/server/domain/agreement/report";

/** Agreement in a sentence, and how its author reads such a value; nothing where it is not defined. */
export function AgreementSummary({ report }: { report: AgreementReport }) {
  const t = useTranslations("organizer.agreement");
  const alpha = headlineOf(report)?.figures.alpha;
  if (alpha === undefined || alpha.value === null) return null;
  const interval =
    alpha.interval === null
      ? ""
      : ` ${t("bounds", { low: correlationText(alpha.low), high: correlationText(alpha.high) })}`;
  return (
    <p className="max-w-3xl text-h2">
      {t("summary", {
        value: `${correlationText(alpha.value)}${interval}`,
        level: t(`levels.${report.level}`),
        n: alpha.n,
      })}{" "}
      <span className="text-muted">{t(`readings.${alphaReading(alpha.value)}`)}</span>
    </p>
  );
}
