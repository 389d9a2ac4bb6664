import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { alphaReading } from "@/server/domain/agreement/alpha-reading";
import { headlineOf, type AgreementReport } from "@/server/domain/agreement/report";

/** Agreement in a sentence, and how its author reads such a value; nothing where it is not defined. */
export function AgreementSummary({ report }: { report: AgreementReport }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement");
  const alpha = headlineOf(report)?.figures.alpha;
  if (alpha === undefined || alpha.value === null) return null;
  const interval =
    alpha.interval === null ? "" : ` ${t("bounds", { low: rText(alpha.low), high: rText(alpha.high) })}`;
  return (
    <p className="max-w-3xl text-h2">
      {t("summary", {
        value: `${rText(alpha.value)}${interval}`,
        level: t(`levels.${report.level}`),
        n: alpha.n,
      })}{" "}
      <span className="text-muted">{t(`readings.${alphaReading(alpha.value)}`)}</span>
    </p>
  );
}
