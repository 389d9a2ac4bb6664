import { bandPath, linePath, lineSegments, type LinePoint } from "./line-segments";
import { Mark } from "./mark";

interface LineWithBandProps {
  /** In pixels. */
  height: number;
  /** Null where the value is undefined. */
  points: (LinePoint | null)[];
}

/** So many points can each have a mark on the line. */
const maxMarks = 24;

/** A line through values with the band of their intervals, broken where a value is undefined. */
export function LineWithBand({ height, points }: LineWithBandProps) {
  const segments = lineSegments(points);
  const defined = segments.flat();
  const single = segments.filter(({ length }) => length === 1).flat();
  const edge = { fill: "none", stroke: "var(--series-1)", vectorEffect: "non-scaling-stroke" };
  return (
    <>
      <svg width="100%" height={height} viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible">
        {segments.map((segment, at) => (
          <g key={at}>
            <path d={bandPath(segment)} {...edge} fill="var(--series-1)" fillOpacity="0.2" strokeWidth="1" />
            <path d={linePath(segment)} {...edge} strokeWidth="2" />
          </g>
        ))}
      </svg>
      {(defined.length > maxMarks ? single : defined).map(({ x, y }) => (
        <Mark key={x} x={x} y={(1 - y) * height} shape="circle" />
      ))}
    </>
  );
}
