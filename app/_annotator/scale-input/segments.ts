import type { ScaleCell } from "./scale-cell";

/** The cells in their order, cut before each labelled point: a point with the steps that follow it. */
export function segmentsOf(cells: ScaleCell[]): ScaleCell[][] {
  return cells.reduce<ScaleCell[][]>((segments, cell) => {
    const open = segments.at(-1);
    if (open === undefined || cell.label !== "") segments.push([cell]);
    else open.push(cell);
    return segments;
  }, []);
}
