import { tReach } from "../intervals/t-reach";
import { sampleStandardDeviation } from "../standard-deviation";
import { sum } from "../sum";
import { type ItemGold } from "./item-gold";

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
 * @returns with the 95 % interval of Student's t around the value, which may reach beyond the scale.
 * Source of the rule for N/A: STS 2013 §3.2.
 */
export function locate(location: Location, values: readonly number[], notApplicable: number): ItemGold {
  const centre = sum(values) / values.length;
  const filled = [...values, ...Array.from({ length: notApplicable }, () => centre)];
  return goldAround(location.value(filled), values, values.length < 2 ? null : location.error(values));
}

/** A gold value with its interval, and the number and spread of the values given for the item. */
export function goldAround(value: number, values: readonly number[], error: StandardError | null): ItemGold {
  const reach = error === null ? null : tReach(error.degrees) * error.standardError;
  return {
    value,
    n: values.length,
    sd: sampleStandardDeviation(values).value,
    low: reach === null ? null : value - reach,
    high: reach === null ? null : value + reach,
  };
}
