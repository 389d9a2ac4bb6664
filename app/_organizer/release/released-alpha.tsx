import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { useReasonText } from "@/app/_charts/reason-text";
import type { ReleaseSummary } from "@/server/domain/release/release";

/** Alpha as a release states it, with its interval and the items it rests on; a dash and the reason without one. */
export function ReleasedAlpha({ summary }: { summary: Pick<ReleaseSummary, "alpha" | "alphaDimension"> }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.releases.alpha");
  const reason = useReasonText();
  const { alpha, alphaDimension } = summary;
  if (alpha.value === null) return <span>{t("undefined", { reason: reason(alpha.reason) ?? "" })}</span>;
  const { value, low, high, n } = alpha;
  return (
    <span title={t("method")} className="whitespace-nowrap">
      {t("value", {
        isNamed: typeof alphaDimension === "string" ? "yes" : "no",
        dimension: alphaDimension ?? "",
        value: rText(value),
      })}{" "}
      <span className="text-muted">
        {t("interval", {
          low: rText(low),
          high: rText(high),
          n,
          isOld: alphaDimension === undefined ? "yes" : "no",
        })}
      </span>
    </span>
  );
}
