import type { ScaleCell } from "./scale-cell";

/** Whether values between whole numbers stand between the labelled points, as quarters do. */
export const isSegmented = (cells: ScaleCell[]): boolean =>
  cells.some(({ value, label }) => label === "" && !Number.isInteger(value));

/** The cells in their order, cut before each labelled point: a point with the steps that follow it. */
export function segmentsOf(cells: ScaleCell[]): ScaleCell[][] {
  return cells.reduce<ScaleCell[][]>((segments, cell) => {
    const open = segments.at(-1);
    if (open === undefined || cell.label !== "") segments.push([cell]);
    else open.push(cell);
    return segments;
  }, []);
}
