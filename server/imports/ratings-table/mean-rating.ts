import type { Rating } from "./ratings";

/**
 * One judgment for several of an item by one annotator: the mean of their values and of their seconds, N/A and what was
 * not measured left out; it stands where the first one did.
 */
export function meanRating(first: Rating, others: readonly Rating[]): Rating {
  const all = [first, ...others];
  return {
    ...first,
    value: meanOfGiven(all.map(({ value }) => value)),
    seconds: meanOfGiven(all.map(({ seconds }) => seconds)),
  };
}

function meanOfGiven(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null);
  return given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length;
}
