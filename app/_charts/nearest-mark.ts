import type { PlotMark } from "./plot-data";

/** What a pointer chooses by: the distance, or first of all the row or the column it is in. */
export type Nearness = "point" | "row" | "column";

/**
 * The index of the mark that a pointer means; null where there is none.
 * @param pointer pixels from the picture's left edge and top
 * @param width the picture's, in pixels
 */
export function nearestMark(
  marks: readonly PlotMark[],
  pointer: { x: number; y: number },
  width: number,
  by: Nearness,
): number | null {
  const far = 1e4;
  const weight = { point: { x: 1, y: 1 }, row: { x: 1, y: far }, column: { x: far, y: 1 } }[by];
  let nearest: number | null = null;
  let least = Infinity;
  for (const [at, mark] of marks.entries()) {
    const distance = Math.hypot(weight.x * (mark.x * width - pointer.x), weight.y * (mark.y - pointer.y));
    if (distance < least) [nearest, least] = [at, distance];
  }
  return nearest;
}
