import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { useReasonText } from "@/app/_charts/reason-text";
import type { LiveAgreement } from "@/server/domain/agreement/contracts";
import { fewestItems } from "@/server/domain/agreement/live-agreement";
import type { ShownEstimate } from "@/server/domain/estimate";

/**
 * Agreement as it stands: alpha with its interval, and the correlation of annotators with the others; of rankings how
 * far pairs of annotators agree.
 */
export function LiveFigure({ agreement }: { agreement: LiveAgreement }) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement");
  const { statistic, figure, interTagger, level, dimension } = agreement;
  if (figure.value === null) return <NoFigure figure={figure} statistic={statistic} />;
  const { value, low, high, n } = figure;
  return (
    <span title={t("liveMethod", { statistic })}>
      {statistic === "alpha"
        ? t("live.alpha", {
            level: t(`levels.${level}`),
            isNamed: dimension === null ? "no" : "yes",
            dimension: dimension ?? "",
            value: rText(value),
          })
        : t("live.pairwise", { value: rText(value) })}{" "}
      <span className="text-muted">
        {t("interval", {
          low: rText(low),
          high: rText(high),
          basis: t(statistic === "alpha" ? "units.items" : "units.pairs", { n }),
        })}
      </span>
      {interTagger.value === null ? null : (
        <>
          {t("live.and")}
          {t("live.interTagger", { value: rText(interTagger.value) })}{" "}
          <span className="text-muted">
            {t("interval", {
              low: rText(interTagger.low),
              high: rText(interTagger.high),
              basis: t("live.annotators", { n: interTagger.n }),
            })}
          </span>
        </>
      )}
    </span>
  );
}

interface NoFigureProps extends Pick<LiveAgreement, "statistic"> {
  figure: ShownEstimate & { value: null };
}

function NoFigure({ figure, statistic }: NoFigureProps) {
  const t = useTranslations("organizer.agreement.live");
  const reason = useReasonText();
  if (figure.reason === "too_few_items") {
    const needed = fewestItems[statistic];
    return <span className="text-muted">{t("notEnough", { statistic, n: figure.n, needed })}</span>;
  }
  if (figure.reason === "being_computed") return <span className="text-muted">{t("beingComputed")}</span>;
  return <span className="text-muted">{reason(figure.reason)}</span>;
}
