import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { useReasonText } from "@/app/_charts/reason-text";
import type { AgreementFigure, FigureUnit } from "@/server/domain/agreement/figure";

/** A figure of agreement with its interval and n, and how the interval was made; a dash and the reason without one. */
export function FigureText({ figure, unit }: { figure: AgreementFigure; unit: FigureUnit }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement");
  const reason = useReasonText();
  const { n } = figure;
  const basis = t(`units.${unit}`, { n });
  if (figure.value === null) {
    return (
      <span>
        {t("undefined")}{" "}
        <span className="text-muted">
          {unit === "completeItems" && figure.reason === "too_few_items"
            ? t("tooFewComplete")
            : reason(figure.reason)}
        </span>
      </span>
    );
  }
  if (figure.interval === null) {
    return (
      <span className="middle:whitespace-nowrap">
        {rText(figure.value)} <span className="text-muted">{basis}</span>
      </span>
    );
  }
  const interval = { low: rText(figure.low), high: rText(figure.high), basis };
  return (
    <span className="middle:whitespace-nowrap" title={t(`intervals.${figure.interval}`)}>
      {rText(figure.value)} <span className="text-muted">{t("interval", interval)}</span>
    </span>
  );
}
