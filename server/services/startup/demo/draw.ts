import { pngOf } from "./png";

type Point = readonly [x: number, y: number];

/** What is filled with a colour of six hexadecimal digits: the points between two corners that it contains. */
export interface Shape {
  colour: string;
  from: Point;
  to: Point;
  contains: (x: number, y: number) => boolean;
}

const [width, height] = [240, 180];

export const box = (colour: string, from: Point, to: Point): Shape => ({
  colour,
  from,
  to,
  contains: () => true,
});

export const everywhere = (colour: string): Shape => box(colour, [0, 0], [width, height]);

export const disc = (colour: string, [cx, cy]: Point, radius: number): Shape => ({
  colour,
  from: [cx - radius, cy - radius],
  to: [cx + radius, cy + radius],
  contains: (x, y) => (x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2,
});

/** The half of a disc above its middle. */
export const arch = (colour: string, [cx, cy]: Point, radius: number): Shape => ({
  ...disc(colour, [cx, cy], radius),
  to: [cx + radius, cy],
});

export const triangle = (colour: string, ...corners: readonly [Point, Point, Point]): Shape => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [a, b, c] = corners;
  const side = (p: Point, q: Point, x: number, y: number) =>
    (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
  return {
    colour,
    from: [Math.min(...xs), Math.min(...ys)],
    to: [Math.max(...xs), Math.max(...ys)],
    contains: (x, y) => {
      const sides = [side(a, b, x, y), side(b, c, x, y), side(c, a, x, y)];
      return sides.every((each) => each >= 0) || sides.every((each) => each <= 0);
    },
  };
};

/** A picture of 240 by 180 pixels as a PNG; later shapes lie above earlier ones. */
export function draw(shapes: readonly Shape[]): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (const shape of shapes) fill(pixels, shape);
  return pngOf({ width, height, pixels });
}

function fill(pixels: Uint8Array, { colour, from, to, contains }: Shape): void {
  const bytes = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let y = Math.max(0, from[1]); y < Math.min(height, to[1]); y += 1) {
    for (let x = Math.max(0, from[0]); x < Math.min(width, to[0]); x += 1) {
      if (contains(x + 0.5, y + 0.5)) pixels.set(bytes, (y * width + x) * 3);
    }
  }
}
