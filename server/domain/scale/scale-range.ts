/** The least and the greatest value of a scale whose points ascend. */
export function scaleRange({ points }: { points: readonly { value: number }[] }): {
  min: number;
  max: number;
} {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) throw new Error("A scale has at least two points.");
  return { min: first.value, max: last.value };
}
