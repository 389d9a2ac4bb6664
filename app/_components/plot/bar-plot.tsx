import { useFormatter } from "next-intl";
import { axisEnd } from "./bar-layout";

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

const width = 480;
const height = 180;
const plot = { start: 44, top: 8, width: width - 52, height: height - 56 };

/** Bars from zero with both axes named. Drawn left to right in every language. */
export function BarPlot({ bars, title, axisX, axisY }: BarPlotProps) {
  const format = useFormatter();
  const most = axisEnd(Math.max(0, ...bars.map((bar) => bar.value)));
  const slot = plot.width / Math.max(1, bars.length);
  const base = plot.top + plot.height;
  const heightOf = (value: number) => (value / most) * plot.height;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      direction="ltr"
      className="w-full text-muted"
    >
      {[0, most / 2, most].map((tick) => (
        <g key={tick}>
          <line
            x1={plot.start}
            x2={plot.start + plot.width}
            y1={base - heightOf(tick)}
            y2={base - heightOf(tick)}
            stroke="var(--hairline)"
          />
          <text
            x={plot.start - 6}
            y={base - heightOf(tick) + 4}
            fontSize="12"
            textAnchor="end"
            fill="currentColor"
          >
            {format.number(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => (
        <g key={at}>
          <rect
            x={plot.start + at * slot + slot * 0.12}
            y={base - heightOf(bar.value)}
            width={slot * 0.76}
            height={heightOf(bar.value)}
            fill="var(--series-1)"
          />
          <text
            x={plot.start + (at + 0.5) * slot}
            y={base + 16}
            fontSize="12"
            textAnchor="middle"
            fill="currentColor"
          >
            {bar.label}
          </text>
        </g>
      ))}
      <line x1={plot.start} x2={plot.start + plot.width} y1={base} y2={base} stroke="var(--control)" />
      <text
        x={plot.start + plot.width / 2}
        y={height - 6}
        fontSize="12"
        textAnchor="middle"
        fill="currentColor"
      >
        {axisX}
      </text>
      <text
        transform={`translate(12 ${plot.top + plot.height / 2}) rotate(-90)`}
        fontSize="12"
        textAnchor="middle"
        fill="currentColor"
      >
        {axisY}
      </text>
    </svg>
  );
}
