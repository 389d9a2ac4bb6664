import type { ScaleCell } from "./scale-cell";

/** Whether values between whole numbers stand between the labelled points, as quarters do. */
export const isSegmented = (cells: ScaleCell[]): boolean =>
  cells.some(({ value, label }) => label === "" && !Number.isInteger(value));
