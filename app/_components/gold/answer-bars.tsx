import { useFormatter, useTranslations } from "next-intl";
import type { GoldItem } from "@/server/domain/gold/contracts";

const barWidth = 10;
const height = 28;

interface AnswerBarsProps {
  distribution: GoldItem["distribution"];
  id: string;
}

/** How often each answer was given, as small bars; the numbers are in its name. */
export function AnswerBars({ distribution, id }: AnswerBarsProps) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const most = Math.max(0, ...distribution.map(({ count }) => count));
  if (most === 0) return <span>{t("noBars")}</span>;
  const parts = distribution.map(({ value, count }) =>
    t("answerCount", { answer: value === null ? t("notApplicable") : format.number(value), count }),
  );
  return (
    <svg
      role="img"
      aria-label={t("answersOf", { id, list: format.list(parts) })}
      width={distribution.length * (barWidth + 2)}
      height={height}
      direction="ltr"
    >
      <title>{format.list(parts)}</title>
      {distribution.map(({ count }, at) => {
        const size = Math.max(1, (count / most) * height);
        return (
          <rect
            key={at}
            x={at * (barWidth + 2)}
            y={height - size}
            width={barWidth}
            height={size}
            fill={count === 0 ? "var(--hairline)" : "var(--series-1)"}
          />
        );
      })}
    </svg>
  );
}
