import { useFormatter, useTranslations } from "next-intl";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { isCorrect } from "@/server/domain/gold/is-correct";

const barWidth = 10;
const gap = 2;
const barHeight = 24;
/** The line under accepted answers, which tells them apart without colour. */
const bandHeight = 4;

interface AnswerBarsProps {
  item: GoldItem;
  distribution: GoldItem["distribution"];
}

/** How often each answer was given, as small bars over a line where it is right; the numbers are in its name. */
export function AnswerBars({ item, distribution }: AnswerBarsProps) {
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
      aria-label={t("answersOf", { id: item.externalId, list: format.list(parts) })}
      width={distribution.length * (barWidth + gap)}
      height={barHeight + bandHeight}
      direction="ltr"
    >
      <title>{format.list(parts)}</title>
      {distribution.map(({ value, count }, at) => {
        const size = Math.max(1, (count / most) * barHeight);
        return (
          <g key={at}>
            <rect
              x={at * (barWidth + gap)}
              y={barHeight - size}
              width={barWidth}
              height={size}
              fill={count === 0 ? "var(--hairline)" : "var(--series-1)"}
            />
            {isCorrect(item, value) ? (
              <rect
                x={at * (barWidth + gap)}
                y={barHeight}
                width={barWidth + gap}
                height={bandHeight}
                fill="var(--gold)"
              />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
