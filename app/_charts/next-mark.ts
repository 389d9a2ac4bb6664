import type { PlotMark } from "./plot-data";

/**
 * In a grid, the mark straight above (-1) or below (1), over gaps as well; where the column ends, the nearest of the
 * next line; else the same.
 */
function inNextLine(marks: readonly PlotMark[], from: number, direction: 1 | -1): number {
  const here = marks[from];
  if (here === undefined) return from;
  const beyond = marks
    .map((mark, at) => ({ at, down: (mark.y - here.y) * direction, across: Math.abs(mark.x - here.x) }))
    .filter(({ down }) => down > 0)
    .sort((a, b) => a.down - b.down || a.across - b.across);
  return (beyond.find(({ across }) => across < 1e-9) ?? beyond[0])?.at ?? from;
}

/**
 * Where a key leads in a plot: arrows to the next mark and the one before, in the order of the data, Home and End to
 * the first and the last. In a grid up and down keep to their column. Null for other keys.
 * @param from the index of the mark that is shown, null if none is
 */
export function nextMark(
  key: string,
  marks: readonly PlotMark[],
  from: number | null,
  isGrid: boolean,
): number | null {
  const last = marks.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const direction = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const isVertical = key === "ArrowUp" || key === "ArrowDown";
  if (!isVertical && key !== "ArrowLeft" && key !== "ArrowRight") return null;
  if (from === null) return direction === 1 ? 0 : last;
  if (isVertical && isGrid) return inNextLine(marks, from, direction);
  return Math.min(last, Math.max(0, from + direction));
}
