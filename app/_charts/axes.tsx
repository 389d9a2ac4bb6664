import { useFormatter, useTranslations } from "next-intl";
import type { Axis } from "./axis";
import { minus } from "./minus";
import { svgPercent } from "./percent";

/** A line of text in a plot, in pixels. */
const rowHeight = 20;

/** An axis as a plot asks for it. */
export interface NamedAxis {
  axis: Axis;
  /** What is measured. */
  name: string;
  /** How a value is written, where it is not as a number. */
  label?: ((value: number) => string) | undefined;
}

function useNumberLabel(): (value: number) => string {
  const format = useFormatter();
  return (value) => minus(format.number(value));
}

function useAxisTexts({ axis, name, label }: NamedAxis) {
  const t = useTranslations("organizer.plot");
  const number = useNumberLabel();
  const write = label ?? number;
  return { write, title: t("axis", { name, from: write(axis.from), to: write(axis.to) }) };
}

interface SideProps {
  side: NamedAxis;
  /** How high the marks' area is, in pixels. */
  height: number;
}

/** How much room the axis across takes under the marks. */
export const xAxisHeight = 2 * rowHeight + 8;

/** The axis across: a line for each tick, labels and name under the marks. */
export function XAxis({ side, height }: SideProps) {
  const { write, title } = useAxisTexts(side);
  return (
    <g>
      {side.axis.ticks.map((tick) => {
        const x = svgPercent(side.axis.placeOf(tick));
        return (
          <g key={tick}>
            <line x1={x} x2={x} y1="0" y2={height} stroke="var(--hairline)" />
            <text x={x} y={height + rowHeight} textAnchor="middle">
              {write(tick)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={height} y2={height} stroke="var(--control)" />
      <text x="100%" y={height + 2 * rowHeight} textAnchor="end">
        {title}
      </text>
    </g>
  );
}

/** How much room the name of the axis upwards takes over the marks. */
export const yAxisHeight = rowHeight + 8;

/** Where labels of the axis upwards stand: so many pixels before the marks. */
export const yAxisWidth = 44;

/** The axis upwards: its name over the marks, then its lines. */
export function YAxis({ side, height }: SideProps) {
  const { title } = useAxisTexts(side);
  return (
    <g>
      <text x={-yAxisWidth} y="-14">
        {title}
      </text>
      <YLines axis={side.axis} height={height} />
    </g>
  );
}

/** The lines of an axis upwards, one for each tick, with the labels before the marks. */
export function YLines({ axis, height }: { axis: Axis; height: number }) {
  const write = useNumberLabel();
  return axis.ticks.map((tick) => {
    const y = (1 - axis.placeOf(tick)) * height;
    return (
      <g key={tick}>
        <line x1="0" x2="100%" y1={y} y2={y} stroke="var(--hairline)" />
        <text x="-8" y={y + 5} textAnchor="end">
          {write(tick)}
        </text>
      </g>
    );
  });
}
