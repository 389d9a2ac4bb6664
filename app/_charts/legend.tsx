import type { ReactNode } from "react";

export interface LegendEntry {
  name: string;
  /** The mark, drawn around (0, 0) at 8 pixels to either side. */
  sample: ReactNode;
}

const rowHeight = 20;

/** How much room a legend takes over the marks. */
export function legendHeight(entries: number): number {
  return entries === 0 ? 0 : entries * rowHeight + 8;
}

/** What the marks of a plot mean, a line each. */
export function Legend({ entries, start }: { entries: LegendEntry[]; start: number }) {
  return (
    <g>
      {entries.map(({ name, sample }, at) => (
        <svg key={name} x={12 - start} y={(at + 0.5) * rowHeight} overflow="visible">
          {sample}
          <text x="16" y="5">
            {name}
          </text>
        </svg>
      ))}
    </g>
  );
}
