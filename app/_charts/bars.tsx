import { useFormatter } from "next-intl";
import { axisEnd } from "./axis-end";
import { barLabels, barPlaces, type Bar } from "./bar-places";
import { percent } from "./percent";

interface BarsProps {
  bars: Bar[];
  /** Where they stand, in pixels from the top. */
  top: number;
  base: number;
}

/** The thickness of the line under a marked bar, which tells it apart without colour. */
const bandEdge = 4;

/** Bars from zero, with the labels under them and the counts beside them. */
export function Bars({ bars, top, base }: BarsProps) {
  const format = useFormatter();
  const most = axisEnd(Math.max(0, ...bars.map((bar) => bar.value)));
  const labels = barLabels(bars);
  const yOf = (value: number) => base - (value / most) * (base - top);
  const places = barPlaces(bars);
  const drawn = bars.map((bar, at) => ({
    ...bar,
    ...(places[at] ?? { middle: 0, width: 0, place: 0 }),
    shownLabel: labels[at],
  }));
  return (
    <g>
      {drawn.map(({ isMarked, middle, place }, at) =>
        isMarked === true ? (
          <g key={at}>
            <rect
              x={percent(middle - place / 2)}
              width={percent(place)}
              y={top}
              height={base - top}
              fill="var(--gold-tint)"
            />
            <rect
              x={percent(middle - place / 2)}
              width={percent(place)}
              y={base}
              height={bandEdge}
              fill="var(--gold)"
            />
          </g>
        ) : null,
      )}
      {[0, most / 2, most].map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--hairline)" />
          <text x="-8" y={yOf(tick) + 5} textAnchor="end">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {drawn.map(({ value, middle, width, shownLabel }, at) => (
        <g key={at}>
          <rect
            x={percent(middle - width / 2)}
            width={percent(width)}
            y={yOf(value)}
            height={base - yOf(value)}
            fill="var(--series-1)"
          />
          <text x={percent(middle)} y={base + 20} textAnchor="middle">
            {shownLabel}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1={base} y2={base} stroke="var(--control)" />
    </g>
  );
}
