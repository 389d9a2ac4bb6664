import { errorOfMean } from "@/server/stats/aggregation/mean-location";
import { tReach } from "@/server/stats/intervals/t-reach";

/** How far the values of an item lie apart, in points of the scale. */
export interface Spread {
  /** The greatest value less the least. */
  range: number;
  /** The width of the 95 % interval of their mean. */
  ciWidth: number;
}

/**
 * How far the counted judgments of an item on one dimension lie apart; null where fewer than two people gave a value.
 * @param values null is Not Applicable, which has no distance from anything and is left out.
 * Source of the interval: Student 1908.
 */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  // In one order, so that the same values have the same sums to the last digit.
  const given = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const error = errorOfMean(given);
  if (error === null) return null;
  return {
    range: (given.at(-1) ?? 0) - (given[0] ?? 0),
    ciWidth: 2 * tReach(error.degrees) * error.standardError,
  };
}
