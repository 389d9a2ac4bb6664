/** A value, or null where nobody gave one. */
export type Maybe = number | null;

/** The values that are there, in their order. */
export function present(values: readonly Maybe[]): number[] {
  return values.filter((value) => value !== null);
}

/** The positions at which both lists hold a value; the lists have the same length. */
export function presentPairs(x: readonly Maybe[], y: readonly Maybe[]): { x: number[]; y: number[] } {
  if (x.length !== y.length)
    throw new RangeError(`Lists of ${x.length} and ${y.length} values cannot be paired`);
  const both = x.flatMap((left, at) => {
    const right = y[at] ?? null;
    return left === null || right === null ? [] : [{ left, right }];
  });
  return { x: both.map(({ left }) => left), y: both.map(({ right }) => right) };
}
