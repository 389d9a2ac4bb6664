/**
 * The dimension whose agreement stands for a project where one figure is shown: the first one, which every such figure
 * names. Ratings of one item on several dimensions are no items of their own, so they are not pooled.
 * @param names of all dimensions, in order.
 * @returns null where there is only one, which need not be named.
 */
export function headlineDimension(names: readonly string[]): string | null {
  const [first = null, ...others] = names;
  return others.length === 0 ? null : first;
}
