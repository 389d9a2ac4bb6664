import { YLines } from "./axes";
import { countAxis } from "./axis";
import { barLabels, barPlaces, type Bar } from "./bar-places";
import { svgPercent } from "./percent";

interface BarsProps {
  bars: Bar[];
  /** Where they begin, in pixels from the top, and how high they may be. */
  top?: number;
  height: number;
}

/** The thickness of the line under a marked bar, which tells it apart without colour. */
const bandEdge = 4;

/** Bars from zero, with the labels under them and the counts beside them. */
export function Bars({ bars, top = 0, height }: BarsProps) {
  const axis = countAxis(Math.max(0, ...bars.map((bar) => bar.value)));
  const labels = barLabels(bars);
  const places = barPlaces(bars);
  const drawn = bars.map((bar, at) => ({
    ...bar,
    ...(places[at] ?? { middle: 0, width: 0, place: 0 }),
    shownLabel: labels[at],
  }));
  return (
    <g transform={`translate(0 ${top})`}>
      {drawn.map(({ isMarked, middle, place }, at) =>
        isMarked === true ? (
          <g key={at}>
            <rect
              x={svgPercent(middle - place / 2)}
              width={svgPercent(place)}
              y="0"
              height={height}
              fill="var(--gold-tint)"
            />
            <rect
              x={svgPercent(middle - place / 2)}
              width={svgPercent(place)}
              y={height}
              height={bandEdge}
              fill="var(--gold)"
            />
          </g>
        ) : null,
      )}
      <YLines axis={axis} height={height} />
      {drawn.map(({ value, middle, width, shownLabel }, at) => (
        <g key={at}>
          <rect
            x={svgPercent(middle - width / 2)}
            width={svgPercent(width)}
            y={(1 - axis.placeOf(value)) * height}
            height={axis.placeOf(value) * height}
            fill="var(--series-1)"
          />
          <text x={svgPercent(middle)} y={height + 20} textAnchor="middle">
            {shownLabel}
          </text>
        </g>
      ))}
      <line x1="0" x2="100%" y1={height} y2={height} stroke="var(--control)" />
    </g>
  );
}
