import { useFormatter } from "next-intl";
import { axisEnd } from "./axis-end";

export interface Bar {
  /** What stands under the bar; bars may go without. */
  label: string;
  value: number;
}

interface BarPlotProps {
  bars: Bar[];
  /** What the plot shows, as a sentence; the picture's name. */
  title: string;
  axisX: string;
  axisY: string;
}

const height = 200;
const area = { start: 56, end: 8, top: 8, height: 140 };
const base = area.top + area.height;
const text = { fontSize: 12, fill: "currentColor" };

/** How much of its place a bar takes, so that bars stand apart. */
const barShare = 0.76;

const percent = (share: number) => `${100 * share}%`;

/**
 * Bars from zero with both axes named. Widths are shares of the picture, so that its texts keep their size on a phone.
 * Drawn left to right in every language.
 */
export function BarPlot({ bars, title, axisX, axisY }: BarPlotProps) {
  const format = useFormatter();
  const most = axisEnd(Math.max(0, ...bars.map((bar) => bar.value)));
  const place = 1 / Math.max(1, bars.length);
  const heightOf = (value: number) => (value / most) * area.height;
  return (
    <svg role="img" aria-label={title} direction="ltr" height={height} className="w-full text-muted">
      {[0, most / 2, most].map((tick) => (
        <text key={tick} {...text} x={area.start - 6} y={base - heightOf(tick) + 4} textAnchor="end">
          {format.number(tick)}
        </text>
      ))}
      <text
        {...text}
        textAnchor="middle"
        transform={`translate(12 ${area.top + area.height / 2}) rotate(-90)`}
      >
        {axisY}
      </text>
      <svg x={area.start} overflow="visible" style={{ width: `calc(100% - ${area.start + area.end}px)` }}>
        {[0, most / 2, most].map((tick) => {
          const y = base - heightOf(tick);
          return <line key={tick} x1="0" x2="100%" y1={y} y2={y} stroke="var(--hairline)" />;
        })}
        {bars.map((bar, at) => (
          <g key={at}>
            <rect
              x={percent((at + (1 - barShare) / 2) * place)}
              width={percent(barShare * place)}
              y={base - heightOf(bar.value)}
              height={heightOf(bar.value)}
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
    </svg>
  );
}
