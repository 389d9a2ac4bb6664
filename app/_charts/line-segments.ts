/** A value with its interval, in shares of the plot's width and height (0–1); y upwards. */
export interface LinePoint {
  x: number;
  y: number;
  low: number;
  high: number;
}

/** Runs of points without a gap between them; null is a gap. */
export function lineSegments(points: readonly (LinePoint | null)[]): LinePoint[][] {
  const segments: LinePoint[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point !== null && isOpen) segments.at(-1)?.push(point);
    else if (point !== null) segments.push([point]);
    isOpen = point !== null;
  }
  return segments;
}

/** Thousandths, as the picture's own measure has them; downwards as in SVG. */
const pair = (x: number, y: number) => `${Math.round(x * 1000)} ${Math.round((1 - y) * 1000)}`;

/** The line through the values as a path in a box of 1000 by 1000. */
export function linePath(points: readonly LinePoint[]): string {
  return `M${points.map(({ x, y }) => pair(x, y)).join("L")}`;
}

/** The band between the ends of the intervals as a path in a box of 1000 by 1000. */
export function bandPath(points: readonly LinePoint[]): string {
  const over = points.map(({ x, high }) => pair(x, high));
  const under = points.map(({ x, low }) => pair(x, low)).reverse();
  return `M${[...over, ...under].join("L")}Z`;
}
