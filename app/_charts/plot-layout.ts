import { xAxisHeight, yAxisHeight, yAxisWidth } from "./axes";
import { legendHeight } from "./legend";
import type { MarkPlace, PlotFrame, PlotMark } from "./plot-data";

/** Room in pixels around the marks' area besides what legend and axes take. */
export interface PlotRoom {
  above?: number;
  below?: number;
  start?: number;
}

interface PlotParts {
  /** How many entries the legend has. */
  entries: number;
  hasX: boolean;
  hasY: boolean;
  /** Of the marks' area, in pixels. */
  height: number;
  width?: number | undefined;
  room?: PlotRoom | undefined;
}

/** How much the last label of an axis across may stand over. */
const end = 20;
const plainStart = 12;

/** The box of a picture, and where in it the marks' area begins, in pixels from the top. */
export function plotLayout({ entries, hasX, hasY, height, width, room = {} }: PlotParts): {
  top: number;
  frame: PlotFrame;
} {
  const top = legendHeight(entries) + (hasY ? yAxisHeight : 0) + (room.above ?? 0);
  return {
    top,
    frame: {
      start: room.start ?? (hasY ? yAxisWidth : plainStart),
      end,
      height: top + height + (hasX ? xAxisHeight : 0) + (room.below ?? 0),
      ...(width !== undefined && { width }),
    },
  };
}

/** The marks of rows that have one. */
export function marksOf<Row>(
  data: readonly Row[],
  placeOf: (row: Row, at: number) => MarkPlace | null,
): PlotMark[] {
  return data.flatMap((each, row) => {
    const place = placeOf(each, row);
    return place === null ? [] : [{ x: place.x, y: place.y, row }];
  });
}
