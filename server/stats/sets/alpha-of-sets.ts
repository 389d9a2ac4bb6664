import type { Alpha } from "../agreement/krippendorff-alpha";
import { undefinedBecause } from "../estimate";
import type { SetDistance } from "./set-distance";

/**
 * Krippendorff's α where each value is a set: 1 less the observed disagreement over the one expected by chance.
 * @param items the sets that annotators gave to each item; items with fewer than two do not enter. Time is quadratic in the
 *   number of distinct sets, which are told apart as objects: equal sets should be the same object where there are many.
 * @returns n counts the sets that entered; null with reason "no_pairs" where no item has two of them, "no_variance" where
 *   they are all equal.
 * Source: Krippendorff 2011, with the distances of Passonneau 2006.
 */
export function alphaOfSets(
  items: readonly (readonly ReadonlySet<number>[])[],
  distance: SetDistance,
): Alpha {
  const paired = items.filter((values) => values.length > 1);
  const n = paired.reduce((count, values) => count + values.length, 0);
  if (n === 0) return undefinedBecause("no_pairs");
  const observed = paired.reduce(
    (sum, values) => sum + betweenAll(values.map(once), distance) / (values.length - 1),
    0,
  );
  const expected = betweenAll([...countsOf(paired.flat())], distance);
  if (expected === 0) return undefinedBecause("no_variance");
  return { value: 1 - ((n - 1) * observed) / expected, n };
}

type Counted = [value: ReadonlySet<number>, times: number];

const once = (value: ReadonlySet<number>): Counted => [value, 1];

/** The distances of all ordered pairs of different values, each as often as both values come. */
function betweenAll(values: readonly Counted[], distance: SetDistance): number {
  let sum = 0;
  for (const [at, [one, times]] of values.entries()) {
    for (let next = at + 1; next < values.length; next += 1) {
      const [other, often] = values[next]!;
      sum += 2 * times * often * distance(one, other);
    }
  }
  return sum;
}

function countsOf(values: readonly ReadonlySet<number>[]): Map<ReadonlySet<number>, number> {
  const counts = new Map<ReadonlySet<number>, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
