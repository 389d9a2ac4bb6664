import type { Pyramid } from "./pyramid";

/** A pyramid with the name of its file. */
export interface NamedPyramid {
  name: string;
  pyramid: Pyramid;
}

/** How large a pyramid is. */
export function sizeOf({ name, pyramid: { units } }: NamedPyramid) {
  return { name, units: units.length, contributors: units.reduce((sum, { weight }) => sum + weight, 0) };
}
