/** How far two sets are from each other, from 0, equal, to 1, nothing in common. */
export type SetDistance = (one: ReadonlySet<number>, other: ReadonlySet<number>) => number;

/** Jaccard's distance: 1 less the share of all members that both sets have; two empty sets are equal. */
export const jaccardDistance: SetDistance = (one, other) => {
  const shared = sharedMembers(one, other);
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : 1 - shared / all;
};

/**
 * The distance of MASI, which measures agreement on set-valued items: 1 less Jaccard's share times 1 for equal sets, 2/3 where
 * one contains the other, 1/3 where they overlap otherwise, 0 where they share nothing.
 * Source: Passonneau 2006 (Measuring Agreement on Set-valued Items).
 */
export const masiDistance: SetDistance = (one, other) => {
  const shared = sharedMembers(one, other);
  const all = one.size + other.size - shared;
  if (shared === all) return 0;
  const monotonicity = shared === Math.min(one.size, other.size) ? 2 / 3 : 1 / 3;
  return 1 - (monotonicity * shared) / all;
};

/** How many members two sets share. */
export function sharedMembers<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const member of fewer) shared += Number(more.has(member));
  return shared;
}
