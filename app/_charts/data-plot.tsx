import type { ReactNode } from "react";
import { XAxis, YAxis, type NamedAxis } from "./axes";
import { Legend, type LegendEntry } from "./legend";
import type { Nearness } from "./nearest-mark";
import { PlotCard } from "./plot-card";
import type { DataColumn, PlotMark, PlotRow } from "./plot-data";
import { plotLayout, type PlotRoom } from "./plot-layout";
import { useReasonText } from "./reason-text";

/** What a plot is asked to say, and under which name its files are saved (without their endings). */
export interface PlotProps {
  /** The answer, in a sentence. */
  title: string;
  file: string;
}

export interface DataPlotProps<Row> extends PlotProps {
  /** What is plotted, in the order of the table. */
  data: readonly Row[];
  columns: DataColumn<Row>[];
  /** The code of why a row lacks a value. */
  reasonOf?: (row: Row) => string | undefined;
  /** The page of what the first column names. */
  hrefOf?: (row: Row) => string | undefined;
  /** Where marks stand in their area, in the order of the data. */
  marks: PlotMark[];
  /** The height of the marks' area in pixels, and its width where it is not as wide as the card. */
  height: number;
  width?: number;
  legend?: LegendEntry[];
  x?: NamedAxis | undefined;
  y?: NamedAxis;
  room?: PlotRoom;
  nearness?: Nearness;
  /** Whether up and down keep to the column. */
  isGrid?: boolean;
  /** How many annotators it is about: too many open as a table with the first rows, which are the lowest. */
  annotators?: number;
  /** What has to be said about the drawing. */
  note?: string | undefined;
  /** The drawing, in shapes of SVG; pixels count from the top of the marks' area. */
  children: ReactNode;
}

/** One question, one plot: its data as a table, its legend and axes around what is drawn. */
export function DataPlot<Row>(props: DataPlotProps<Row>) {
  const { columns, legend = [], x, y, height, children, ...plot } = props;
  const rows = usePlotRows(props);
  const { top, frame } = plotLayout({
    ...props,
    entries: legend.length,
    hasX: x !== undefined,
    hasY: y !== undefined,
  });
  return (
    <PlotCard
      title={plot.title}
      file={plot.file}
      columns={columns.map(({ name, kind }) => ({ name, kind }))}
      rows={rows}
      marks={plot.marks.map((mark) => ({ ...mark, y: top + mark.y }))}
      frame={frame}
      nearness={plot.nearness ?? "point"}
      isGrid={plot.isGrid ?? false}
      annotators={plot.annotators ?? 0}
      note={plot.note}
    >
      <Legend entries={legend} start={frame.start} />
      <g transform={`translate(0 ${top})`}>
        {x === undefined ? null : <XAxis side={x} height={height} />}
        {y === undefined ? null : <YAxis side={y} height={height} />}
        {children}
      </g>
    </PlotCard>
  );
}

/** What is plotted as rows of the table. */
function usePlotRows<Row>({ data, columns, reasonOf, hrefOf }: DataPlotProps<Row>): PlotRow[] {
  const sentenceOf = useReasonText();
  return data.map((row) => ({
    cells: columns.map(({ of }) => of(row)),
    reason: sentenceOf(reasonOf?.(row)),
    href: hrefOf?.(row),
  }));
}
