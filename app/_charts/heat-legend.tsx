import { useFormatter } from "next-intl";
import { useId } from "react";
import { Hatches } from "./heat-grid";
import { heatSteps } from "./heat-step";

interface HeatLegendProps {
  /** What the numbers are. */
  name: string;
  /** What either hatching means: what is below zero, and what rests on too little. */
  hatches: readonly string[];
  start: number;
  /** How far over the cells it begins, in pixels. */
  above: number;
}

const boxWidth = 28;
const lineHeight = 24;
const textY = 15;

/** How much room the legend of a heat map takes that explains so many hatchings. */
export function heatLegendHeight(hatches: number): number {
  return (hatches + 2) * lineHeight + 8;
}

/** What the steps and hatchings of a heat map mean, a line each. */
export function HeatLegend({ name, hatches, start, above }: HeatLegendProps) {
  const format = useFormatter();
  const id = useId();
  return (
    <svg x={-start} y={-above} overflow="visible">
      <Hatches id={id} />
      <text x="0" y={textY}>
        {name}
      </text>
      {heatSteps.map(({ step }, at) => (
        <rect
          key={step}
          x={at * boxWidth + 16}
          y={lineHeight + 2}
          width={boxWidth}
          height="16"
          fill={`var(--heat-${step})`}
          stroke="var(--control)"
        />
      ))}
      <text x="0" y={lineHeight + textY}>
        {format.number(0)}
      </text>
      <text x={heatSteps.length * boxWidth + 22} y={lineHeight + textY}>
        {format.number(1)}
      </text>
      {hatches.map((hatch, at) => (
        <g key={hatch}>
          <rect
            y={(at + 2) * lineHeight + 2}
            width={boxWidth}
            height="16"
            fill={`url(#${id}-${at === 0 ? "below" : "thin"})`}
            stroke="var(--control)"
          />
          <text x={boxWidth + 8} y={(at + 2) * lineHeight + textY}>
            {hatch}
          </text>
        </g>
      ))}
    </svg>
  );
}
