import { useFormatter, useTranslations } from "next-intl";
import type { Axis } from "./axis";
import { minus } from "./minus";
import { percent } from "./percent";

/** A line of text in a plot, in pixels. */
const rowHeight = 20;

interface AxisProps {
  axis: Axis;
  /** What is measured. */
  name: string;
  /** Where the marks stand, in pixels from the top. */
  top: number;
  base: number;
  /** How a value is written, where it is not as a number. */
  label?: ((value: number) => string) | undefined;
}

function useAxisTexts({ axis, name, label }: AxisProps) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const number = label ?? ((value: number) => minus(format.number(value)));
  return { number, title: t("axis", { name, from: number(axis.from), to: number(axis.to) }) };
}

/** How much room the axis across takes under the marks. */
export const xAxisHeight = 2 * rowHeight + 8;

/** The axis across: a line for each tick, labels and name under the marks. */
export function XAxis(props: AxisProps) {
  const { axis, top, base } = props;
  const { number, title } = useAxisTexts(props);
  return (
    <g>
      {axis.ticks.map((tick) => {
        const x = percent(axis.placeOf(tick));
        return (
          <g key={tick}>
            <line x1={x} x2={x} y1={top} y2={base} stroke="var(--hairline)" />
            <text x={x} y={base + rowHeight} textAnchor="middle">
              {number(tick)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2="100%" y1={base} y2={base} stroke="var(--control)" />
      <text x="100%" y={base + 2 * rowHeight} textAnchor="end">
        {title}
      </text>
    </g>
  );
}

/** How much room the name of the axis upwards takes over the marks. */
export const yAxisHeight = rowHeight + 8;

/** Where labels of the axis upwards stand: so many pixels before the marks. */
export const yAxisWidth = 44;

/** The axis upwards: a line for each tick, labels before the marks, the name over them. */
export function YAxis(props: AxisProps) {
  const { axis, top, base } = props;
  const { number, title } = useAxisTexts(props);
  return (
    <g>
      <text x={-yAxisWidth} y={top - 14}>
        {title}
      </text>
      {axis.ticks.map((tick) => {
        const y = base - axis.placeOf(tick) * (base - top);
        return (
          <g key={tick}>
            <line x1="0" x2="100%" y1={y} y2={y} stroke="var(--hairline)" />
            <text x="-8" y={y + 5} textAnchor="end">
              {number(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
