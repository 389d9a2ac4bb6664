import { useFormatter, useTranslations } from "next-intl";
import { shareStyle } from "@/app/_ui/share-style";
import type { ShownEstimate } from "@/server/domain/estimate";

interface EstimateProps {
  estimate: ShownEstimate;
  /** How the interval was made. */
  method: "wilson";
}

/** A share with its 95 % interval, n and method; where it is undefined, a dash and the reason. */
export function EstimateFigure({ estimate, method }: EstimateProps) {
  const t = useTranslations("organizer.estimate");
  const format = useFormatter();
  if (estimate.value === null) {
    return (
      <span className="whitespace-nowrap">
        {t("undefined")} <span className="text-muted">{t("noAnswers", { n: estimate.n })}</span>
      </span>
    );
  }
  const { value, low, high, n } = estimate;
  const bound = (share: number) => format.number(share * 100, { maximumFractionDigits: 0 });
  return (
    <span title={t(`methods.${method}`)} className="whitespace-nowrap">
      {format.number(value, shareStyle(value))}{" "}
      <span className="text-muted">{t("interval", { low: bound(low), high: bound(high), n })}</span>
    </span>
  );
}
