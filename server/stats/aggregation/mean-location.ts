import { sampleStandardDeviation } from "../standard-deviation";
import { sum } from "../sum";
import { type Location, type StandardError } from "./location";

/** The arithmetic mean, with the standard error s / √n and n − 1 degrees of freedom. Source: Student 1908. */
export const meanLocation: Location = {
  value: (values) => sum(values) / values.length,
  error: errorOfMean,
};

/** The standard error of a mean of at least two values; null for fewer. */
export function errorOfMean(values: readonly number[]): StandardError | null {
  const sd = sampleStandardDeviation(values).value;
  return sd === null ? null : { standardError: sd / Math.sqrt(values.length), degrees: values.length - 1 };
}
