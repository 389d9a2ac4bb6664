import { undefinedBecause, type Estimate } from "./estimate";
import { tReach } from "./intervals/t-reach";
import { mean } from "./mean";
import { present, type Maybe } from "./present";
import { sampleStandardDeviation, type DeviationReason } from "./standard-deviation";

/** n values, their sample standard deviation, and the ends of the interval, in the unit of the values. */
export interface MeanSpread {
  n: number;
  sd: number;
  low: number;
  high: number;
}

/**
 * The mean with its 95 % confidence interval from Student's t with n − 1 degrees of freedom.
 * The interval may reach beyond the ends of a scale; equal values give an interval of width 0.
 * @param values one per judgment; null is missing and left out.
 * @returns null with reason "too_few_values" for fewer than two values (a single value has a mean, see `mean`, but
 *   no spread), "not_finite" when one of them or a sum is not finite.
 * Source: Student 1908.
 */
export function meanInterval(values: readonly Maybe[]): Estimate<DeviationReason, MeanSpread> {
  const given = present(values);
  const sd = sampleStandardDeviation(given);
  if (sd.value === null) return sd;
  const centre = mean(given);
  if (centre.value === null) return undefinedBecause("not_finite");
  const n = given.length;
  const reach = (tReach(n - 1) * sd.value) / Math.sqrt(n);
  return { value: centre.value, n, sd: sd.value, low: centre.value - reach, high: centre.value + reach };
}
