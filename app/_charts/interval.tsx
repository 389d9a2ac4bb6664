import { svgPercent } from "./percent";

const cap = 4;

/** An interval across, with a cap at either end. */
export function Interval({ low, high, y, colour }: { low: number; high: number; y: number; colour: string }) {
  return (
    <g stroke={colour} strokeWidth="2">
      <line x1={svgPercent(low)} x2={svgPercent(high)} y1={y} y2={y} />
      <line x1={svgPercent(low)} x2={svgPercent(low)} y1={y - cap} y2={y + cap} />
      <line x1={svgPercent(high)} x2={svgPercent(high)} y1={y - cap} y2={y + cap} />
    </g>
  );
}

/** An interval as legends show it. */
export const intervalSample = (
  <path d="M-8 0h16M-8-4v8M8-4v8" fill="none" stroke="var(--series-1)" strokeWidth="2" />
);
