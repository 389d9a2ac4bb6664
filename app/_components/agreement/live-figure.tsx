import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_components/estimate/correlation-text";
import { useReasonText } from "@/app/_components/plot/reason-text";
import type { LiveAgreement } from "@/server/domain/agreement/contracts";
import { fewestItems } from "@/server/domain/agreement/live-agreement";
import type { ShownEstimate } from "@/server/domain/estimate";

/** Agreement as it stands: alpha with its interval, and the correlation of annotators with the others. */
export function LiveFigure({ agreement }: { agreement: LiveAgreement }) {
  const t = useTranslations("organizer.agreement");
  const { alpha, interTagger, level } = agreement;
  if (alpha.value === null) return <NoAlpha alpha={alpha} />;
  const { value, low, high, n } = alpha;
  return (
    <span title={t("liveMethod")}>
      {t("live.alpha", { level: t(`levels.${level}`), value: correlationText(value) })}{" "}
      <span className="text-muted">
        {t("interval", {
          low: correlationText(low),
          high: correlationText(high),
          basis: t("units.items", { n }),
        })}
      </span>
      {interTagger.value === null ? null : (
        <>
          {t("live.and")}
          {t("live.interTagger", { value: correlationText(interTagger.value) })}{" "}
          <span className="text-muted">
            {t("interval", {
              low: correlationText(interTagger.low),
              high: correlationText(interTagger.high),
              basis: t("live.annotators", { n: interTagger.n }),
            })}
          </span>
        </>
      )}
    </span>
  );
}

function NoAlpha({ alpha }: { alpha: ShownEstimate & { value: null } }) {
  const t = useTranslations("organizer.agreement.live");
  const reason = useReasonText();
  if (alpha.reason === "too_few_items") {
    return <span className="text-muted">{t("notEnough", { n: alpha.n, needed: fewestItems })}</span>;
  }
  if (alpha.reason === "ranked") return <span className="text-muted">{t("ranked")}</span>;
  if (alpha.reason === "being_computed") return <span className="text-muted">{t("beingComputed")}</span>;
  return <span className="text-muted">{reason(alpha.reason)}</span>;
}
