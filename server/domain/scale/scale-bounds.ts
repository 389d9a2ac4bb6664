import type { Bounds } from "@/server/stats/aggregation/bounded-interval";

/** Between which values judgments lie; undefined without a scale, as where annotators choose among names. */
export function scaleBounds(points: readonly { value: number }[]): Bounds | undefined {
  const values = points.map(({ value }) => value);
  return values.length < 2 ? undefined : { min: Math.min(...values), max: Math.max(...values) };
}
