import { useFormatter } from "next-intl";
import { axisEnd } from "./axis-end";

export interface Bar {
  /** What stands under the bar; bars may go without. */
  label: string;
  value: number;
  /** Whether the bar stands in the band that the plot marks. */
  isMarked?: boolean;
}

interface BarPlotProps {
  bars: Bar[];
  /** What the plot shows, as a sentence; the picture's name. */
  title: string;
  axisX: string;
  axisY: string;
}

const height = 200;
/** Where the bars stand; ticks and the vertical axis's name are drawn beside it, in the padding around the picture. */
const area = { start: 56, end: 8, top: 8, height: 140 };
const base = area.top + area.height;
const text = { fontSize: 12, fill: "currentColor" };

/** How much of its place a bar takes, so that bars stand apart. */
const barShare = 0.76;

/** The thickness of the line under a marked bar, which tells it apart without colour. */
const bandEdge = 4;

const percent = (share: number) => `${100 * share}%`;

/**
 * Bars from zero with both axes named. Widths are shares of the picture, so that its texts keep their size on a phone.
 * Drawn left to right in every language.
 */
export function BarPlot({ bars, title, axisX, axisY }: BarPlotProps) {
  const format = useFormatter();
  const most = axisEnd(Math.max(0, ...bars.map((bar) => bar.value)));
  const place = 1 / Math.max(1, bars.length);
  const bandAt = (at: number) => ({ x: percent(at * place), width: percent(place) });
  const yOf = (value: number) => base - (value / most) * area.height;
  return (
    <div dir="ltr" className="text-muted" style={{ paddingInline: `${area.start}px ${area.end}px` }}>
      <svg role="img" aria-label={title} width="100%" height={height} overflow="visible">
        {bars.map((bar, at) =>
          bar.isMarked === true ? (
            <g key={at}>
              <rect {...bandAt(at)} y={area.top} height={area.height} fill="var(--gold-tint)" />
              <rect {...bandAt(at)} y={base} height={bandEdge} fill="var(--gold)" />
            </g>
          ) : null,
        )}
        {[0, most / 2, most].map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke="var(--hairline)" />
            <text {...text} x="-6" y={yOf(tick) + 4} textAnchor="end">
              {format.number(tick)}
            </text>
          </g>
        ))}
        <text
          {...text}
          textAnchor="middle"
          transform={`translate(${12 - area.start} ${area.top + area.height / 2}) rotate(-90)`}
        >
          {axisY}
        </text>
        {bars.map((bar, at) => (
          <g key={at}>
            <rect
              x={percent((at + (1 - barShare) / 2) * place)}
              width={percent(barShare * place)}
              y={yOf(bar.value)}
              height={base - yOf(bar.value)}
              fill="var(--series-1)"
            />
            <text {...text} x={percent((at + 0.5) * place)} y={base + 16} textAnchor="middle">
              {bar.label}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={base} y2={base} stroke="var(--control)" />
        <text {...text} x="50%" y={height - 8} textAnchor="middle">
          {axisX}
        </text>
      </svg>
    </div>
  );
}
