import { svgPercent } from "./percent";

const cross = "M-3.4-3.4l6.8 6.8m0-6.8l-6.8 6.8";
const circle = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z";

/** Shapes around their middle, so that marks differ without colour too. Hollow ones show what lies under them. */
const looks = {
  circle: { d: circle, fill: "var(--series-1)", stroke: "var(--surface)" },
  square: { d: "M-4.5-4.5h9v9h-9Z", fill: "var(--series-2)", stroke: "var(--surface)" },
  triangle: { d: "M0-5.8L5.6 4.4h-11.2Z", fill: "var(--series-3)", stroke: "var(--surface)" },
  diamond: { d: "M0-6.4L6.4 0 0 6.4-6.4 0Z", fill: "var(--series-4)", stroke: "var(--surface)" },
  excluded: { d: `${circle}${cross}`, fill: "none", stroke: "var(--excluded)" },
  adjudicated: { d: "M-5.5-5.5h11v11h-11Z", fill: "none", stroke: "var(--adjudicated)" },
} as const;

export type MarkShape = keyof typeof looks;

interface MarkProps {
  /** The share of the picture's width (0–1). */
  x: number;
  y: number;
  shape: MarkShape;
}

/** A mark of a plot, drawn around its place. */
export function Mark({ x, y, shape }: MarkProps) {
  const { d, fill, stroke } = looks[shape];
  return (
    <svg x={svgPercent(x)} y={y} overflow="visible">
      <path d={d} fill={fill} stroke={stroke} strokeWidth={fill === "none" ? 2 : 1} />
    </svg>
  );
}
