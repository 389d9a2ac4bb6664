import { useId } from "react";
import { groupBy } from "@/server/domain/group-by";
import { heatStep } from "./heat-step";

/** One cell with a number; null has none and a dash in its place. */
export interface HeatCell {
  row: number;
  column: number;
  value: number | null;
  text: string;
  isBelowZero: boolean;
  /** Whether it rests on too little. */
  isThin: boolean;
}

/** What rests on little steps back. */
const thinOpacity = 0.5;

export const cellWidth = 52;
export const cellHeight = 28;

interface HeatGridProps {
  cells: HeatCell[];
  /** How many rows and columns there are. */
  size: number;
  /** What stands in the diagonal. */
  diagonal: string[];
}

const corner = ({ row, column }: HeatCell) => ({
  x: column * cellWidth,
  y: row * cellHeight,
});

/** Rectangles as one path, each `inset` pixels smaller on every side. */
function boxes(cells: readonly HeatCell[], inset = 0): string {
  const width = cellWidth - 2 * inset;
  return cells
    .map((cell) => {
      const { x, y } = corner(cell);
      return `M${x + inset} ${y + inset}h${width}v${cellHeight - 2 * inset}h${-width}Z`;
    })
    .join("");
}

const stepOf = ({ value }: HeatCell) => heatStep(value ?? 0);

/** Cells by the step of the heat map that they are in. */
function byStep(cells: readonly HeatCell[]) {
  return groupBy(cells, (cell) => String(stepOf(cell))).map((each) => ({ step: stepOf(each[0]), each }));
}

const lines = { below: "M-1 9L9-1", thin: "M-1-1L9 9" };

/** Lines that rise to the end, for what is below zero, and lines that fall, for what rests on too little: dark on light, so that they show on every ground. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {(["below", "thin"] as const).map((name) => (
        <pattern key={name} id={`${id}-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
          {[
            { stroke: "var(--surface)", strokeWidth: 3.5 },
            { stroke: "var(--text)", strokeWidth: 1.25 },
          ].map((line) => (
            <path key={line.stroke} d={lines[name]} {...line} fill="none" />
          ))}
        </pattern>
      ))}
    </defs>
  );
}

/** A square of numbers, darker the higher they are; the number stands on plain ground also where it is hatched. */
export function HeatGrid({ cells, size, diagonal }: HeatGridProps) {
  const id = useId();
  const defined = cells.filter(({ value }) => value !== null);
  const steps = byStep(defined);
  const hatched = defined.filter(({ isBelowZero, isThin }) => isBelowZero || isThin);
  const plain = byStep(hatched);
  const side = { width: size * cellWidth, height: size * cellHeight };
  return (
    <g>
      <Hatches id={id} />
      {steps.map(({ step, each }) => (
        <g key={step} fill={`var(--heat-${step})`}>
          <path d={boxes(each.filter(({ isThin }) => !isThin))} />
          <path d={boxes(each.filter(({ isThin }) => isThin))} opacity={thinOpacity} />
        </g>
      ))}
      <path d={boxes(defined.filter(({ isBelowZero }) => isBelowZero))} fill={`url(#${id}-below)`} />
      <path d={boxes(defined.filter(({ isThin }) => isThin))} fill={`url(#${id}-thin)`} />
      {plain.map(({ step, each }) => (
        <path key={step} d={boxes(each, 5)} fill={`var(--heat-${step})`} />
      ))}
      <path d={boxes(cells)} fill="none" stroke="var(--surface)" />
      {cells.map((cell) => {
        const { x, y } = corner(cell);
        return (
          <text
            key={`${cell.row} ${cell.column}`}
            x={x + cellWidth / 2}
            y={y + cellHeight / 2 + 5}
            textAnchor="middle"
            fill={cell.value === null ? "var(--muted)" : `var(--on-heat-${heatStep(cell.value)})`}
          >
            {cell.text}
          </text>
        );
      })}
      {diagonal.map((text, at) => (
        <text key={at} x={(at + 0.5) * cellWidth} y={(at + 0.5) * cellHeight + 5} textAnchor="middle">
          {text}
        </text>
      ))}
      <rect {...side} fill="none" stroke="var(--control)" />
    </g>
  );
}
