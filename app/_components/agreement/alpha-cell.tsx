import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_components/estimate/correlation-text";
import type { ShownEstimate } from "@/server/domain/estimate";

/** Alpha with its interval, as short as a row of a table needs it; a dash where there is none. */
export function AlphaCell({ alpha }: { alpha: ShownEstimate | null }) {
  const t = useTranslations("organizer.agreement");
  if (alpha === null || alpha.value === null) {
    return (
      <span className="whitespace-nowrap">
        {t("undefined")} <span className="text-muted">{t("live.notYet")}</span>
      </span>
    );
  }
  const { value, low, high, n } = alpha;
  return (
    <span className="whitespace-nowrap" title={t("units.items", { n })}>
      {correlationText(value)}{" "}
      <span className="text-muted">
        {t("bounds", { low: correlationText(low), high: correlationText(high) })}
      </span>
    </span>
  );
}
