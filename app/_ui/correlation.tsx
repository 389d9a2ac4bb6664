import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { useCorrelationText } from "./use-correlation-text";

const reasons = ["too_few_pairs", "no_variance", "perfect_correlation", "being_computed"] as const;

/** A correlation with its 95 % interval and n; where it is undefined, a dash and the reason. */
export function ShownCorrelation({ estimate }: { estimate: ShownEstimate }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.correlation");
  const { n } = estimate;
  if (estimate.value === null) {
    const reason = reasons.find((one) => one === estimate.reason) ?? "not_finite";
    return (
      <span className="whitespace-nowrap">
        {t("undefined")} <span className="text-muted">{t(`reasons.${reason}`, { n })}</span>
      </span>
    );
  }
  const { value, low, high } = estimate;
  const interval = { low: rText(low), high: rText(high), n };
  return (
    <span title={t("method")} className="whitespace-nowrap">
      {rText(value)} <span className="text-muted">{t("interval", interval)}</span>
    </span>
  );
}
