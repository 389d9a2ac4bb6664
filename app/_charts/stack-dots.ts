const dotHeight = 9;
const nameHeight = 24;
const gap = 10;

interface Dot {
  value: number;
  /** Pixels from the top. */
  y: number;
}

/** The dots of one item and the line they stand on. */
export interface Strip {
  nameY: number;
  base: number;
  dots: Dot[];
}

/** Dots of equal values stacked upwards from a line, the first on the line. */
function stack(values: readonly number[], base: number): Dot[] {
  const heights = new Map<number, number>();
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => {
      const below = heights.get(value) ?? 0;
      heights.set(value, below + 1);
      return { value, y: base - below * dotHeight };
    });
}

/**
 * Strips under each other, each as high as its highest stack.
 * @param valuesByItem items × judgments
 * @returns the strips and where the last ends, in pixels
 */
export function stackDots(valuesByItem: readonly (readonly number[])[]): { strips: Strip[]; height: number } {
  let end = 0;
  const strips = valuesByItem.map((values) => {
    const heights = stack(values, 0).map(({ y }) => -y);
    const base = end + nameHeight + Math.max(0, ...heights);
    const strip = { nameY: end + nameHeight - 10, base, dots: stack(values, base) };
    end = base + gap;
    return strip;
  });
  return { strips, height: end };
}
