import { useFormatter, useTranslations } from "next-intl";

const barWidth = 10;
const gap = 2;
const barHeight = 24;
/** The line under accepted answers, which tells them apart without colour. */
const bandHeight = 4;

/** How often an answer was given, and whether it is right. */
export interface AnswerBar {
  name: string;
  count: number;
  isRight: boolean;
}

/** How often each answer to a gold item was given, as small bars over a line where it is right; the numbers are in its name. */
export function AnswerBars({ id, bars }: { id: string; bars: readonly AnswerBar[] }) {
  const t = useTranslations("organizer.gold");
  const format = useFormatter();
  const most = Math.max(0, ...bars.map(({ count }) => count));
  if (most === 0) return <span>{t("noBars")}</span>;
  const parts = bars.map(({ name, count }) => t("answerCount", { answer: name, count }));
  return (
    <svg
      role="img"
      aria-label={t("answersOf", { id, list: format.list(parts) })}
      width={bars.length * (barWidth + gap)}
      height={barHeight + bandHeight}
      direction="ltr"
    >
      <title>{format.list(parts)}</title>
      {bars.map(({ count, isRight }, at) => {
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
            {isRight ? (
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
