import type { ReactNode } from "react";
import { XAxis, xAxisHeight, YAxis, yAxisHeight, yAxisWidth } from "./axes";
import type { Axis } from "./axis";
import { Legend, legendHeight, type LegendEntry } from "./legend";
import { Mark, type MarkShape } from "./mark";
import type { PlotFrame, PlotMark } from "./plot-data";

/** A point of a scatter; one of whose figures is undefined has no mark. */
export interface ScatterPoint {
  x: number | null;
  y: number | null;
  shape: MarkShape;
}

export interface ScatterLayout {
  top: number;
  base: number;
  frame: PlotFrame;
}

const height = 280;

/** How a scatter is divided, under a legend of so many entries. */
export function scatterLayout(entries: number): ScatterLayout {
  const top = legendHeight(entries) + yAxisHeight;
  const base = top + height;
  return { top, base, frame: { start: yAxisWidth, end: 20, height: base + xAxisHeight } };
}

/** Where points stand, in their order; those with an undefined figure stand nowhere. */
export function scatterMarks(
  points: readonly ScatterPoint[],
  { x, y }: { x: Axis; y: Axis },
  { top, base }: ScatterLayout,
): (PlotMark & { shape: MarkShape })[] {
  return points.flatMap((point, row) => {
    if (point.x === null || point.y === null) return [];
    return [{ x: x.placeOf(point.x), y: base - y.placeOf(point.y) * (base - top), row, shape: point.shape }];
  });
}

interface ScatterProps {
  layout: ScatterLayout;
  legend: LegendEntry[];
  x: { axis: Axis; name: string };
  y: { axis: Axis; name: string };
  marks: ReturnType<typeof scatterMarks>;
  /** What is drawn under the marks. */
  children?: ReactNode;
}

/** Marks by two figures, with both axes and a legend. */
export function Scatter({ layout, legend, x, y, marks, children }: ScatterProps) {
  const { top, base, frame } = layout;
  return (
    <>
      <Legend entries={legend} start={frame.start} />
      <XAxis {...x} top={top} base={base} />
      <YAxis {...y} top={top} base={base} />
      {children}
      {marks.map((mark) => (
        <Mark key={mark.row} x={mark.x} y={mark.y} shape={mark.shape} />
      ))}
    </>
  );
}
