import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_components/estimate/correlation-text";
import { useReasonText } from "@/app/_components/plot/reason-text";
import type { ShownEstimate } from "@/server/domain/estimate";

/** Alpha as a release states it, with its interval and the judgments it rests on; a dash and the reason without one. */
export function ReleasedAlpha({ alpha }: { alpha: ShownEstimate }) {
  const t = useTranslations("organizer.releases.alpha");
  const reason = useReasonText();
  if (alpha.value === null) return <span>{t("undefined", { reason: reason(alpha.reason) ?? "" })}</span>;
  const { value, low, high, n } = alpha;
  return (
    <span title={t("method")} className="whitespace-nowrap">
      {t("value", { value: correlationText(value) })}{" "}
      <span className="text-muted">
        {t("interval", { low: correlationText(low), high: correlationText(high), n })}
      </span>
    </span>
  );
}
