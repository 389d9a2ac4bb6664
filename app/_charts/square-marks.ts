import { cellHeight } from "./heat-grid";
import type { PlotMark } from "./plot-data";

interface PlacedCell {
  row: number;
  column: number;
  /** The index of its row in the table. */
  at: number;
}

/** The middles of the cells of a square of `size` rows and columns, line by line. */
export function squareMarks(cells: readonly PlacedCell[], size: number): PlotMark[] {
  return cells.map(({ row, column, at }) => ({
    x: (column + 0.5) / size,
    y: (row + 0.5) * cellHeight,
    row: at,
  }));
}
