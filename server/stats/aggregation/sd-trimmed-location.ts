import { populationStandardDeviation } from "../standard-deviation";
import { sum } from "../sum";
import { type Location } from "./location";
import { errorOfMean } from "./mean-location";

/**
 * The mean of the values within k population standard deviations of the item's mean, ends included; its standard
 * error is that of the mean of these values.
 * @param deviations k, 1 or more: at least one value always lies within one standard deviation.
 * @throws RangeError for a smaller k.
 */
export function sdTrimmedLocation(deviations: number): Location {
  if (!(deviations >= 1)) throw new RangeError(`Values within ${deviations} SD of their mean may be none`);
  return {
    value: (values) => {
      const kept = near(values, deviations);
      return sum(kept) / kept.length;
    },
    error: (values) => errorOfMean(near(values, deviations)),
  };
}

function near(values: readonly number[], deviations: number): number[] {
  const centre = sum(values) / values.length;
  const sd = populationStandardDeviation(values).value ?? 0;
  // Two values lie exactly one standard deviation away: rounding must not lose them.
  const reach = deviations * sd * (1 + 1e-12);
  return values.filter((value) => Math.abs(value - centre) <= reach);
}
