import { undefinedBecause, type Estimate } from "../estimate";

export type MeanOfDefined = Estimate<"none_defined", { n: number }>;

/** The mean of the estimates that have a value, and how many have; null with reason "none_defined" when none has. */
export function meanOfDefined(estimates: Iterable<{ value: number | null }>): MeanOfDefined {
  let total = 0;
  let n = 0;
  for (const { value } of estimates) {
    if (value === null) continue;
    total += value;
    n += 1;
  }
  return n === 0 ? undefinedBecause("none_defined") : { value: total / n, n };
}
