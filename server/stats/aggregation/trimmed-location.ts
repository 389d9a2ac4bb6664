import { sampleStandardDeviation } from "../standard-deviation";
import { sum } from "../sum";
import { type Location } from "./location";

/**
 * The mean of what is left when a share of the values is cut off at either end, rounded down to whole values: with a
 * share of 0.2, one of five to nine. Its standard error comes from the values with those cut off moved to the nearest
 * one left, with one degree of freedom less than values are left.
 * @param share 0 to below 0.5.
 * @throws RangeError for another share.
 * Source: Tukey and McLaughlin 1963; standard error as in Yuen 1974.
 */
export function trimmedLocation(share: number): Location {
  if (!(share >= 0 && share < 0.5)) throw new RangeError(`Cannot cut off a share of ${share} at either end`);
  return {
    value: (values) => {
      const { kept } = trim(values, share);
      return sum(kept) / kept.length;
    },
    error: (values) => {
      const { kept, moved } = trim(values, share);
      const sd = sampleStandardDeviation(moved).value;
      if (sd === null || kept.length < 2) return null;
      const squares = sd ** 2 * (values.length - 1);
      return {
        standardError: Math.sqrt(squares / (kept.length * (kept.length - 1))),
        degrees: kept.length - 1,
      };
    },
  };
}

/** The values left, and all values with those cut off moved to the nearest left. */
function trim(values: readonly number[], share: number): { kept: number[]; moved: number[] } {
  const ascending = [...values].sort((one, other) => one - other);
  // A share like 0.3 of ten values is a hair below three.
  const cut = Math.floor(share * values.length + 1e-9);
  const kept = ascending.slice(cut, ascending.length - cut);
  const [least, most] = [kept[0]!, kept[kept.length - 1]!];
  return { kept, moved: ascending.map((value) => Math.min(most, Math.max(least, value))) };
}
