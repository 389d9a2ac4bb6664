import { sampleStandardDeviation } from "../standard-deviation";
import { sum } from "../sum";
import { boundedInterval, unbounded, type Bounds } from "./bounded-interval";
import { type ItemGoldEstimate } from "./item-gold";

/** How to reduce the values of one item to one, and how sure that one is. */
export interface Location {
  /** @param values at least one. */
  value: (values: readonly number[]) => number;
  /** @param values at least two; null when they are too few for an interval. */
  error: (values: readonly number[]) => StandardError | null;
}

export interface StandardError {
  standardError: number;
  degrees: number;
}

/**
 * The gold value of one item.
 * @param values the values given, at least one, finite and without N/A.
 * @param notApplicable how many annotators answered N/A: each of them takes the mean of the others and enters the
 *   value, but neither n nor the spread.
 * @param bounds of the scale.
 * @returns with the 95 % interval of the value, which stays on the scale.
 * Source of the rule for N/A: STS 2013 §3.2.
 */
export function locate(
  location: Location,
  values: readonly number[],
  notApplicable: number,
  bounds: Bounds = unbounded,
): ItemGoldEstimate {
  const centre = sum(values) / values.length;
  const filled =
    notApplicable === 0 ? values : [...values, ...Array.from({ length: notApplicable }, () => centre)];
  return goldAround(
    location.value(filled),
    values,
    values.length < 2 ? null : location.error(values),
    bounds,
  );
}

/** A gold value with its interval, and the number and spread of the values given for the item. */
export function goldAround(
  value: number,
  values: readonly number[],
  error: StandardError | null,
  bounds: Bounds = unbounded,
): ItemGoldEstimate {
  const found = error === null ? null : boundedInterval(value, error, bounds);
  const isFinite = found !== null && Number.isFinite(found.low) && Number.isFinite(found.high);
  return {
    value,
    n: values.length,
    sd: sampleStandardDeviation(values).value,
    low: isFinite ? found.low : null,
    high: isFinite ? found.high : null,
  };
}
