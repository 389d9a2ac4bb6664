import type { ReactNode } from "react";
import type { NamedAxis } from "./axes";
import { DataPlot, type DataPlotProps } from "./data-plot";
import { Mark, type MarkShape } from "./mark";
import type { MarkPlace } from "./plot-data";
import { marksOf } from "./plot-layout";

/** How high the marks' area of a scatter is, in pixels. */
export const scatterHeight = 280;

/** An axis of a scatter, and each thing's figure on it; null where it is undefined. */
export interface ScatterSide<Row> extends NamedAxis {
  of: (row: Row) => number | null;
}

interface ScatterProps<Row> extends Omit<DataPlotProps<Row>, "marks" | "height" | "children"> {
  x: ScatterSide<Row>;
  y: ScatterSide<Row>;
  shapeOf: (row: Row) => MarkShape;
  /** What is drawn under the marks. */
  children?: ReactNode;
}

/** Where two figures meet; nowhere if either is undefined. */
export function scatterPlace(
  { x, y }: { x: NamedAxis; y: NamedAxis },
  across: number | null,
  upwards: number | null,
): MarkPlace | null {
  if (across === null || upwards === null) return null;
  return { x: x.axis.placeOf(across), y: (1 - y.axis.placeOf(upwards)) * scatterHeight };
}

/** A mark for each thing by two of its figures. */
export function Scatter<Row>({ shapeOf, children, ...plot }: ScatterProps<Row>) {
  const { data, x, y } = plot;
  const marks = marksOf(data, (row) => scatterPlace({ x, y }, x.of(row), y.of(row)));
  const shapes = data.map(shapeOf);
  return (
    <DataPlot {...plot} marks={marks} height={scatterHeight}>
      {children}
      {marks.map((mark) => (
        <Mark key={mark.row} x={mark.x} y={mark.y} shape={shapes[mark.row] ?? "circle"} />
      ))}
    </DataPlot>
  );
}
