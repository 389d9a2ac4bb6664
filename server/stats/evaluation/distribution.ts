/** The shares of some values: values ascending, each once; shares 0–1, together 1. */
export interface Distribution {
  values: readonly number[];
  shares: readonly number[];
}

/**
 * How often each value comes among those given.
 * @param values finite numbers in any order, at least one.
 * @throws RangeError where there is none.
 */
export function distributionOf(values: readonly number[]): Distribution {
  return weightedDistribution(
    values,
    values.map(() => 1),
  );
}

/**
 * Values with their weights as shares; a value that comes again adds to its share, and one of weight 0 has none.
 * @param weights 0 or more, as many as values.
 * @throws RangeError where the weights do not add up to more than 0.
 */
export function weightedDistribution(values: readonly number[], weights: readonly number[]): Distribution {
  const weightOf = new Map<number, number>();
  for (const [at, value] of values.entries()) {
    const weight = weights[at] ?? 0;
    if (weight > 0) weightOf.set(value, (weightOf.get(value) ?? 0) + weight);
  }
  const whole = [...weightOf.values()].reduce((total, weight) => total + weight, 0);
  if (!(whole > 0)) throw new RangeError("A distribution needs a value with a weight above 0");
  const found = [...weightOf].sort(([one], [other]) => one - other);
  return { values: found.map(([value]) => value), shares: found.map(([, weight]) => weight / whole) };
}

/** The mean of a distribution. */
export function meanOfDistribution({ values, shares }: Distribution): number {
  return values.reduce((total, value, at) => total + value * (shares[at] ?? 0), 0);
}

/**
 * The Manhattan distance of two distributions: the absolute differences of the shares, added up over all values (0 for equal
 * ones, 2 where they have no value in common). How far apart values lie does not matter.
 */
export function manhattanDistance(one: Distribution, other: Distribution): number {
  return differences(one, other).reduce((total, { share }) => total + Math.abs(share), 0);
}

/**
 * The first Wasserstein distance of two distributions, in units of their values: how far shares have to be moved, on average,
 * to turn one into the other. Between a single value and a distribution it is the mean absolute difference.
 * Source: Vallender 1974, by the area between both cumulative functions.
 */
export function wassersteinDistance(one: Distribution, other: Distribution): number {
  const steps = differences(one, other);
  let [area, ahead] = [0, 0];
  for (const [at, { value, share }] of steps.entries()) {
    ahead += share;
    area += Math.abs(ahead) * ((steps[at + 1]?.value ?? value) - value);
  }
  return area;
}

/** At every value of either, ascending: the share of one less the share of the other. */
function differences(one: Distribution, other: Distribution): { value: number; share: number }[] {
  const shareAt = new Map<number, number>();
  const add = ({ values, shares }: Distribution, sign: 1 | -1) => {
    for (const [at, value] of values.entries())
      shareAt.set(value, (shareAt.get(value) ?? 0) + sign * (shares[at] ?? 0));
  };
  add(one, 1);
  add(other, -1);
  return [...shareAt].sort(([a], [b]) => a - b).map(([value, share]) => ({ value, share }));
}
